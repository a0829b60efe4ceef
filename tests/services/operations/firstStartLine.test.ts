import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { firstStartLine } from '../../../services/operations/firstStartLine.ts';

const said = 'Setting up the database. The first start takes up to a minute.';

it.each([
  { databaseUrl: undefined, isFilled: false, line: said },
  { databaseUrl: undefined, isFilled: true, line: undefined },
  { databaseUrl: 'postgres://localhost/freight', isFilled: false, line: undefined },
])('says $line at $databaseUrl, filled before: $isFilled', ({ databaseUrl, isFilled, line }) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'first-start-'));
  if (isFilled) fs.mkdirSync(path.join(dataDir, 'postgres'));

  expect(firstStartLine({ databaseUrl, dataDir })).toBe(line);
});
