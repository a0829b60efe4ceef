import { expect, it } from 'vitest';
import type { Trouble } from '../../../src/domain/failure/Trouble.ts';
import { refusesFile } from '../../../src/domain/paper/refusesFile.ts';

const refused = (status: number): Trouble => ({ kind: 'refused', status, errors: [] });

it.each<[string, Trouble, boolean]>([
  ['415', refused(415), true],
  ['422', refused(422), true],
  ['413, as the company has no space left', refused(413), false],
  ['403', refused(403), false],
  ['no answer', { kind: 'unreachable', offline: false }, false],
  ['an abort', { kind: 'aborted' }, false],
])('whether an upload that failed with %s was refused because of the file: %s', (_, trouble, isTheFile) => {
  expect(refusesFile(trouble)).toBe(isTheFile);
});
