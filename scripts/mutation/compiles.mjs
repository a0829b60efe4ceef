import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const compiler = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/** Whether the compiler takes a change. It checks again only what the change, and the one before, reach. */
export async function compiles(copy, { file, start, end, text }) {
  const place = path.join(copy, file);
  const source = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(place, source.slice(0, start) + text + source.slice(end));
  const error = await new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', path.join(copy, 'src.json')], resolve);
  });
  fs.writeFileSync(place, source);
  return error === null;
}
