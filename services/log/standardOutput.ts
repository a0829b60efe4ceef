import { fstatSync, writeSync } from 'node:fs';

interface Output {
  readonly fd: number;
  readonly isTTY?: boolean;
  write(text: string): unknown;
  on(event: 'error', listener: () => void): unknown;
}

/**
 * Standard output for a log that nobody waits for. What cannot be written, because the disk is full or the reader has gone, is
 * lost, and what comes later is not: a stream of Node's ends with its first error.
 */
export function standardOutput(stream: Output): { write(text: string): void } {
  const target = fstatSync(stream.fd);
  if (stream.isTTY || target.isFIFO() || target.isSocket()) {
    stream.on('error', () => undefined);
    return { write: (text) => void stream.write(text) };
  }
  return {
    write(text) {
      try {
        writeSync(stream.fd, text);
      } catch {
        // As above.
      }
    },
  };
}
