import { execFile } from 'node:child_process';
import { readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../../services/database/embedded/lockFolder.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';

describe('the lock of a data folder', () => {
  it('is exclusive and can be taken after release', async () => {
    const folder = await temporaryFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by another process`);
    await lock.release();
    const next = await lockFolder(folder);
    await next.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is never held by two concurrent processes', async () => {
    const folder = await temporaryFolder();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const holders = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(holders.length).toBeLessThanOrEqual(1);
    for (const holder of holders) await holder.release();
    await (await lockFolder(folder)).release();
  });

  it('is taken over from a process that was killed', async () => {
    const folder = await temporaryFolder();
    const script = `require('node:net').createServer().listen(${JSON.stringify(path.join(folder, 'lock-1-dead'))},
      () => process.kill(process.pid, 'SIGKILL'))`;
    await expect(promisify(execFile)(process.execPath, ['-e', script])).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(await readdir(folder)).toEqual(['lock-1-dead']);
    await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not taken over when its holder may still be alive', async () => {
    const folder = await temporaryFolder();
    await symlink('lock-1-endless', path.join(folder, 'lock-1-endless'));
    await expect(lockFolder(folder)).rejects.toThrow('ELOOP');
    expect(await readdir(folder)).toEqual(['lock-1-endless']);
  });

  it('leaves other files alone', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'postgres'), '');
    await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual(['postgres']);
  });
});
