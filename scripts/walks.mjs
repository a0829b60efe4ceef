// `npm run walks`: how many files a field and a room cost, and where those of the vehicles room are.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const countWalks = path.join(root, 'scripts/countWalks.ts');
const { filesOfRoom, filesOfWalk } = (await runnerImport(countWalks, { configFile: false, logLevel: 'error' })).module;
const page = fs.readFileSync('docs/contributing.md', 'utf8');
for (const heading of ['Add a field', 'Add a room']) {
  console.log(`${heading}: ${filesOfWalk(page, heading).length} files`);
}

const files = execFileSync('git', ['ls-files', 'src', 'services', 'tests'], { encoding: 'utf8' }).trim().split('\n');
const vehicles = filesOfRoom('vehicle', files);
const perFolder = new Map();
for (const file of vehicles) perFolder.set(path.dirname(file), (perFolder.get(path.dirname(file)) ?? 0) + 1);
console.log(`The vehicles room as it is: ${vehicles.length} files`);
for (const [folder, count] of perFolder) console.log(`${String(count).padStart(5)} ${folder}`);
