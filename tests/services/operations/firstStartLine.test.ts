import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { firstStartLine } from '../../../services/operations/firstStartLine.ts';

const said = 'Setting up the database. The first start takes up to a minute.';

const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-start-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};

it.each([
  { databaseUrl: undefined, isFilled: false, line: said },
  { databaseUrl: undefined, isFilled: true, line: undefined },
  { databaseUrl: 'postgres://localhost/freight', isFilled: false, line: undefined },
])('says $line at $databaseUrl, filled before: $isFilled', ({ databaseUrl, isFilled, line }) => {
  const dataDir = newFolder();
  if (isFilled) fs.mkdirSync(path.join(dataDir, 'postgres'));

  expect(firstStartLine({ databaseUrl, dataDir })).toBe(line);
});

it('says nothing where the folder is a file, as nothing is set up', () => {
  const file = path.join(newFolder(), 'file');
  fs.writeFileSync(file, '');

  expect(firstStartLine({ databaseUrl: undefined, dataDir: file })).toBeUndefined();
});
