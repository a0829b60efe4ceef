import { expect, it } from 'vitest';
import { repeatsFiles } from '../../../src/domain/shipment/repeatsFiles.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';

const photo = { id: 'f-1', name: 'proof.jpg', mime: 'image/jpeg', size: 1000, sha256: 'ab' };
const rejectedFor = (reason: string) =>
  proofFactory.build({
    files: [photo],
    standing: 'rejected',
    rejected: { at: '2026-01-09T12:00:00Z', reason, note: undefined },
  });
const again = [{ name: 'proof.jpg', size: 1000 }];

it.each([
  ['the same file', 'unreadable', again, false, true],
  ['the same file for another reason', 'other', again, false, true],
  ['the same file beside a new one', 'unreadable', [...again, { name: 'back.jpg', size: 1 }], false, false],
  ['another photo of that name', 'unreadable', [{ name: 'proof.jpg', size: 900 }], false, false],
  ['the same file with a signature', 'signature_missing', again, true, false],
  ['the same file with other counts', 'quantities_differ', again, false, false],
  ['the same file with other times', 'times_missing', again, false, false],
])('of %s, that it repeats what was rejected as %s', (_, reason, files, isSigned, repeats) => {
  expect(repeatsFiles(rejectedFor(reason), { files, isSigned })).toBe(repeats);
});

it('a first proof repeats nothing', () => {
  expect(repeatsFiles(undefined, { files: again, isSigned: false })).toBe(false);
  expect(repeatsFiles(proofFactory.build({ files: [photo] }), { files: again, isSigned: false })).toBe(false);
});
