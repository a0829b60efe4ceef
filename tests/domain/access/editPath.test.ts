import { expect, it } from 'vitest';
import { editPath } from '../../../src/domain/access/editPath.ts';

it('leads to the form of one record of a room', () => {
  expect(editPath('drivers', 'a/b')).toBe('/ui/drivers/a%2Fb/edit');
});
