import { expect, it } from 'vitest';
import { remedyPath } from '../../../src/domain/paper/remedyPath.ts';

it.each([
  ['vehicle', 'a-1', '/ui/vehicles/a-1'],
  ['driver', 'x/../y', '/ui/drivers/x%2F..%2Fy'],
] as const)('A paper of the %s %s is put right at %s', (subject, subjectId, path) => {
  expect(remedyPath({ subject, subjectId })).toBe(path);
});
