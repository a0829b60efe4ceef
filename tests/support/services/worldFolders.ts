import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** An empty data folder, deleted when the file of tests has ended. A hook would be too late: worlds are opened within hooks. */
export async function worldFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'haulage-world-'));
  folders.push(folder);
  return folder;
}

export const removeWorldFolders = async (): Promise<void> => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};
