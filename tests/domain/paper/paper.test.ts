import { expect, it } from 'vitest';
import { dayOf } from '../../../src/domain/compliance/dayOf.ts';
import { remedyPath } from '../../../src/domain/paper/remedyPath.ts';

it.each([
  ['vehicle', 'a-1', '/ui/vehicles/a-1'],
  ['driver', 'x/../y', '/ui/drivers/x%2F..%2Fy'],
] as const)('A paper of the %s %s is put right at %s', (subject, subjectId, path) => {
  expect(remedyPath({ subject, subjectId })).toBe(path);
});

it('a day is that of the person, in four, two and two digits', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31))).toBe('2026-12-31');
});
