import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newInvitationCode } from '../../../services/invitations/newInvitationCode.ts';
import { systemRandom } from '../../../services/random/systemRandom.ts';

it('has eight unambiguous characters, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.uint8Array({ minLength: 16, maxLength: 16 })), (batches) => {
      const bytes = () => Uint8Array.from([...(batches.next().value ?? []), 1, 2, 3]);
      expect(newInvitationCode({ ...systemRandom, bytes })).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    }),
  );
});

it('uses every character of its alphabet about as often', () => {
  const counts = new Map<string, number>();
  for (let time = 0; time < 4_000; time += 1) {
    for (const character of newInvitationCode(systemRandom)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const expected = (4_000 * 8) / 31;
  expect(counts.size).toBe(31);
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.25);
});
