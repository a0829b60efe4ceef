import { expect, it } from 'vitest';
import { remedyPath } from '../../../src/domain/paper/remedyPath.ts';

it.each([
  ['vehicle', 'a-1', 'insurance', '/ui/vehicles/a-1#insurance'],
  ['driver', 'x/../y', 'licence', '/ui/drivers/x%2F..%2Fy#licence'],
] as const)('A paper of the %s %s, its %s, is put right at %s', (subject, subjectId, type, path) => {
  expect(remedyPath({ subject, subjectId, type })).toBe(path);
});
