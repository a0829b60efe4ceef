import { expect, it } from 'vitest';
import { recordPath } from '../../../src/domain/access/recordPath.ts';

it('the path of a record is below its room, with its id encoded', () => {
  expect(recordPath('drivers', 'a/b')).toBe('/ui/drivers/a%2Fb');
});
