import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

type WriteLine = (line: string) => Promise<void>;

/** Writes lines to a gzip file readable only by its owner, renamed into place when complete. Throws if the file exists. */
export async function createArchiveFile<Result>(
  file: string,
  work: (write: WriteLine) => Promise<Result>,
): Promise<Result> {
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  try {
    const [result] = await Promise.all([
      work(async (line) => {
        if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
      }).finally(() => gzip.end()),
      written,
    ]);
    await rename(unfinished, file);
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads the lines of a backup file. Throws if it is missing, truncated or not gzip. */
export async function* readArchiveFile(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const gunzip = createGunzip();
  const whole = pipeline(createReadStream(file), gunzip);
  whole.catch(() => undefined);
  try {
    for await (const line of createInterface({ input: gunzip, crlfDelay: Infinity })) yield line;
    await whole;
  } catch (cause) {
    throw new Error(`${file} cannot be read as a backup.`, { cause });
  }
}
