import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPepper } from '../../../../services/auth/codes/readPepper.ts';
import { systemRandom } from '../../../../services/random/systemRandom.ts';

const folder = mkdtempSync(join(tmpdir(), 'pepper-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes 256 bits once and reads them from then on', () => {
  const dataDir = join(folder, 'not', 'there yet');
  const made = readPepper(dataDir, systemRandom);
  expect(made).toHaveLength(32);
  expect(readPepper(dataDir, systemRandom)).toEqual(made);
});

it('makes another one in another place, for its owner alone', () => {
  expect(readPepper(join(folder, 'a'), systemRandom)).not.toEqual(readPepper(join(folder, 'b'), systemRandom));
  expect(statSync(join(folder, 'a', 'code-pepper')).mode & 0o777).toBe(0o600);
});
