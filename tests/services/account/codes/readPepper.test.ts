import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPepper } from '../../../../services/account/codes/readPepper.ts';
import { systemRandom } from '../../../../services/random/systemRandom.ts';
import { temporaryFolder } from '../../../support/services/temporaryFolder.ts';

const read = (dataDir: string, codePepper?: string) => readPepper({ dataDir, codePepper }, systemRandom);

it('generates 256 bits once and reuses them', async () => {
  const dataDir = path.join(await temporaryFolder(), 'not', 'there yet');
  const made = read(dataDir);
  expect(made).toHaveLength(32);
  expect(read(dataDir)).toEqual(made);
  expect(await readdir(dataDir)).toEqual(['code-pepper']);
});

it('generates a different one in another folder, readable only by its owner', async () => {
  const [here, there] = [await temporaryFolder(), await temporaryFolder()];
  expect(read(here)).not.toEqual(read(there));
  expect((await stat(path.join(here, 'code-pepper'))).mode & 0o777).toBe(0o600);
});

it('uses the setting, if any, and writes nothing', async () => {
  const dataDir = await temporaryFolder();
  const pepper = 'thirty-two characters, or a few more';
  expect(Buffer.from(read(dataDir, pepper)).toString()).toBe(pepper);
  expect(await readdir(dataDir)).toEqual([]);
});

it('rejects a truncated file', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, 'code-pepper'), 'half');
  expect(() => read(dataDir)).toThrow('is damaged');
});

it('throws if the folder cannot be created', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  await chmod(file, 0o600);
  expect(() => read(path.join(file, 'data'))).toThrow('ENOTDIR');
});
