import { expect, it } from 'vitest';
import { checkIssueDate } from '../../../services/papers/checkIssueDate.ts';

const refusal = expect.objectContaining({
  errors: [{ field: 'issuedOn', message: 'must not be in the future', code: 'in_future' }],
});
const noon = new Date('2026-03-02T12:00:00Z');

it.each([undefined, '2026-03-01', '2026-03-02', '2026-03-03'])(
  'accepts a paper issued on %s, a day that has begun somewhere',
  (issuedOn) => {
    expect(() => checkIssueDate(issuedOn, noon)).not.toThrow();
  },
);

it('refuses a paper issued on a day that has not begun anywhere', () => {
  expect(() => checkIssueDate('2026-03-04', noon)).toThrow(refusal);
  expect(() => checkIssueDate('2026-03-03', new Date('2026-03-02T09:59:59Z'))).toThrow(refusal);
});
