import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { standardOutput } from '../../../services/log/standardOutput.ts';
import { temporaryFolder } from '../../support/services/temporaryFolder.ts';

const unused = () => {
  throw new Error('The stream itself would end with its first error.');
};

function outputTo(file: string) {
  const fd = openSync(file, 'a');
  onTestFinished(() => closeSync(fd));
  return standardOutput({ fd, write: unused, on: unused });
}

it('loses a line that a full disk does not take, and says nothing of it', () => {
  expect(() => outputTo('/dev/full').write('a line\n')).not.toThrow();
});

it('writes to a file at once', async () => {
  const file = path.join(await temporaryFolder(), 'log');
  writeFileSync(file, 'earlier\n');
  outputTo(file).write('a line\n');
  expect(readFileSync(file, 'utf8')).toBe('earlier\na line\n');
});

it('hands lines for a reader to the stream, and lets the reader go', () => {
  const written: string[] = [];
  const heard: string[] = [];
  const stream = {
    fd: 1,
    isTTY: true,
    write: (text: string) => written.push(text),
    on: (event: string) => heard.push(event),
  };
  standardOutput(stream).write('a line\n');
  expect([written, heard]).toEqual([['a line\n'], ['error']]);
});
