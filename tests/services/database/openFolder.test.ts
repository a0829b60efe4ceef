import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openFolder } from '../../../services/database/embedded/openFolder.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';

const rightsOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

it('makes a missing data folder, and its parents, for its owner alone', async () => {
  const folder = path.join(await temporaryFolder(), 'new', 'data');
  await openFolder(folder);
  expect(await rightsOf(folder)).toBe('700');
});

it('closes a data folder that others may read, with the database and the secret in it', async () => {
  const folder = await temporaryFolder();
  const outside = path.join(await temporaryFolder(), 'outside');
  await mkdir(path.join(folder, 'postgres'));
  await writeFile(outside, '');
  await symlink(outside, path.join(folder, 'code-pepper'));
  for (const [name, mode] of [
    ['.', 0o755],
    ['postgres', 0o770],
  ] as const) {
    await chmod(path.join(folder, name), mode);
  }
  await chmod(outside, 0o644);
  await openFolder(folder);
  expect(await rightsOf(folder)).toBe('700');
  expect(await rightsOf(path.join(folder, 'postgres'))).toBe('700');
  expect(await rightsOf(outside)).toBe('644');
});

it('closes a secret that others may read', async () => {
  const folder = await temporaryFolder();
  const secret = path.join(folder, 'code-pepper');
  await writeFile(secret, '');
  await chmod(secret, 0o644);
  await openFolder(folder);
  expect(await rightsOf(secret)).toBe('600');
});

it('leaves the rights of other files in the folder as they are, which may be programs', async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'bin'));
  await writeFile(path.join(folder, 'bin', 'program'), '');
  await chmod(path.join(folder, 'bin'), 0o755);
  await chmod(path.join(folder, 'bin', 'program'), 0o755);
  await openFolder(folder);
  expect(await rightsOf(path.join(folder, 'bin'))).toBe('755');
  expect(await rightsOf(path.join(folder, 'bin', 'program'))).toBe('755');
});

it.each([
  ['a file', 'file', 'is a file or below a file, not a folder: set DATA_DIR to a folder.'],
  ['below a file', 'file/data', 'is a file or below a file, not a folder: set DATA_DIR to a folder.'],
  ['a link to nowhere', 'nowhere', 'cannot be used (ENOENT): set DATA_DIR to another folder.'],
])('says in one sentence what to do about a data folder that is %s', async (_what, name, sentence) => {
  const parent = await temporaryFolder();
  await writeFile(path.join(parent, 'file'), '');
  await symlink(path.join(parent, 'missing'), path.join(parent, 'nowhere'));
  const folder = path.join(parent, name);
  await expect(openFolder(folder)).rejects.toThrow(`The data folder ${folder} ${sentence}`);
});
