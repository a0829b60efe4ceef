import { expect, it } from 'vitest';
import { fixPath } from '../../../src/domain/paper/fixPath.ts';

it.each([
  ['vehicle', 'a-1', 'insurance', '/ui/vehicles/a-1#insurance'],
  ['driver', 'x/../y', 'licence', '/ui/drivers/x%2F..%2Fy#licence'],
] as const)('the papers of a %s %s are fixed, for type %s, at %s', (subject, subjectId, type, path) => {
  expect(fixPath({ subject, subjectId, type })).toBe(path);
});
