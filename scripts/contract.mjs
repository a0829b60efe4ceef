// `npm run contract`: generates the types of requests and answers, which the adapters are checked against.
import fs from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const load = async (file) =>
  (await runnerImport(path.join(root, 'scripts/contract', file), { configFile: false, logLevel: 'error' })).module;

const { readDocument } = await load('readDocument.ts');
const { typesFile, writeTypes } = await load('writeTypes.ts');
fs.writeFileSync(typesFile, await writeTypes(await readDocument()));
console.log(`Wrote ${typesFile}.`);
