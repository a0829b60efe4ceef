import { expect, it } from 'vitest';
import { recordPath } from '../../../src/domain/access/recordPath.ts';

it('a record stands below its room, whatever its id holds', () => {
  expect(recordPath('drivers', 'a/b')).toBe('/ui/drivers/a%2Fb');
});
