import { expect, it } from 'vitest';
import { ageingBucket } from '../../../src/domain/statement/ageingBucket.ts';

it.each([
  ['2026-11-28', 'current'],
  ['2026-11-27', 'current'],
  ['2026-11-26', 'to30'],
  ['2026-10-28', 'to30'],
  ['2026-10-27', 'to60'],
  ['2026-09-28', 'to60'],
  ['2026-09-27', 'to90'],
  ['2026-08-29', 'to90'],
  ['2026-08-28', 'over90'],
] as const)('what was due on %s is in the bucket %s', (dueOn, bucket) => {
  expect(ageingBucket(dueOn, '2026-11-27')).toBe(bucket);
});
