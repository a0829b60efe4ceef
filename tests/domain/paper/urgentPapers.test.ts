import { expect, it } from 'vitest';
import { urgentPapers } from '../../../src/domain/paper/urgentPapers.ts';

it('counts papers that are expired or missing, and none before they are counted', () => {
  expect(urgentPapers({ expiring: 5, expired: 2, missing: 3 })).toBe(5);
  expect(urgentPapers(undefined)).toBe(0);
});
