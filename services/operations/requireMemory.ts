import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

const mebibyte = 1024 * 1024;
/** In MiB. With less, Node.js ends before it can say why. V8 counts some 50 more than `--max-old-space-size` says. */
const least = { heap: 80, embedded: 320, server: 128 } as const;

interface Memory {
  /** What V8 may use, in bytes. */
  readonly heap: number;
  /** What the machine or the container has, in bytes. */
  readonly machine: number;
}

const ownMemory = (): Memory => ({
  heap: getHeapStatistics().heap_size_limit,
  machine: Math.min(totalmem(), process.constrainedMemory() || Infinity),
});

/** Throws if the process may use too little memory to start. The embedded database needs most of it. */
export function requireMemory(isEmbedded: boolean, { heap, machine }: Memory = ownMemory()): void {
  if (heap < least.heap * mebibyte) {
    throw new Error('Node.js may use too little memory to start: set --max-old-space-size to 64 or more.');
  }
  const needed = isEmbedded ? least.embedded : least.server;
  if (machine < needed * mebibyte) {
    throw new Error(
      `There are ${Math.floor(machine / mebibyte)} MB of memory, which is too little: give the process 512 MB.`,
    );
  }
}
