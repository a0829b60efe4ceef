import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const spareBytes = 64 * 1024;

/**
 * Mounts a disk of its own in memory, which needs root on Linux. `fill` takes what is free but a few pages, `free` gives it back.
 */
export function smallDisk(mebibytes) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soak-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  const ballast = path.join(folder, 'ballast');
  return {
    dataDir: path.join(folder, 'data'),
    fill() {
      const { bavail, bsize } = fs.statfsSync(folder);
      fs.writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - spareBytes)));
    },
    free() {
      fs.rmSync(ballast, { force: true });
    },
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      fs.rmdirSync(folder);
    },
  };
}
