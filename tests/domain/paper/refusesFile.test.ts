import { expect, it } from 'vitest';
import type { Trouble } from '../../../src/domain/failure/Trouble.ts';
import { refusesFile } from '../../../src/domain/paper/refusesFile.ts';

const refused = (status: number): Trouble => ({ kind: 'refused', status, errors: [] });

it.each<[string, Trouble, boolean]>([
  ['the kind of the file', refused(415), true],
  ['what is in the file', refused(422), true],
  ['a company without room left', refused(413), false],
  ['a person who may not', refused(403), false],
  ['no answer', { kind: 'unreachable', offline: false }, false],
  ['the person who stopped it', { kind: 'aborted' }, false],
])('an upload that failed because of %s is the file’s own fault: %s', (_, trouble, isTheFile) => {
  expect(refusesFile(trouble)).toBe(isTheFile);
});
