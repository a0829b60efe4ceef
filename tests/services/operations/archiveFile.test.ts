import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createArchiveFile, readArchiveFile } from '../../../services/operations/archive/archiveFile.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';

const newFile = async (): Promise<string> => path.join(await temporaryFolder(), 'backup');

async function linesOf(file: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of readArchiveFile(file)) lines.push(line);
  return lines;
}

describe('a backup file', () => {
  it('holds compressed lines, readable only by its owner', async () => {
    const file = await newFile();
    const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index}`);
    await createArchiveFile(file, async (write) => {
      for (const line of lines) await write(line);
    });
    expect(gunzipSync(await readFile(file)).toString()).toBe(`${lines.join('\n')}\n`);
    expect(await linesOf(file)).toEqual(lines);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('does not exist if writing failed, and never replaces another file', async () => {
    const file = await newFile();
    await expect(createArchiveFile(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await createArchiveFile(file, (write) => write('first'));
    await expect(createArchiveFile(file, (write) => write('second'))).rejects.toThrow('already exists');
    expect(await linesOf(file)).toEqual(['first']);
  });

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, -8)],
    ['another format', () => Buffer.from('hello')],
  ])('is refused when it is %s', async (_what, spoil) => {
    const file = await newFile();
    await createArchiveFile(file, (write) => write('line'));
    await writeFile(file, spoil(await readFile(file)));
    await expect(linesOf(file)).rejects.toThrow('cannot be read as a backup');
  });

  it('is refused when it does not exist', async () => {
    const file = await newFile();
    await expect(linesOf(file)).rejects.toThrow(`There is no file ${file}.`);
  });
});
