# Windows programs from Linux. With KICKDOOR_WINDOWS_DEPS, in the environment or the cache, the folder "root" of
# packaging/windows/build_deps: with Qt and everything else. Without: runnable by Wine without any DLL beside them.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
# The "posix" flavour has std::thread.
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES KICKDOOR_WINDOWS_DEPS)
if(NOT KICKDOOR_WINDOWS_DEPS)
  # Kept: the build may be configured again without it in the environment.
  set(KICKDOOR_WINDOWS_DEPS $ENV{KICKDOOR_WINDOWS_DEPS} CACHE PATH "Libraries for Windows" FORCE)
endif()
if(KICKDOOR_WINDOWS_DEPS)
  list(PREPEND CMAKE_FIND_ROOT_PATH ${KICKDOOR_WINDOWS_DEPS})
  # Qt finds its tools on this system, of the same version.
  set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
  set(QT_HOST_PATH /usr CACHE PATH "Qt for this system")
  set(QT_HOST_PATH_CMAKE_DIR /usr/lib/${CMAKE_HOST_SYSTEM_PROCESSOR}-linux-gnu/cmake CACHE PATH "Its CMake files")
else()
  set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -static-libgcc -static-libstdc++")
  set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
endif()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
