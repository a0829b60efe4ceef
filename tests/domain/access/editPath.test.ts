import { expect, it } from 'vitest';
import { editPath } from '../../../src/domain/access/editPath.ts';

it('the edit path leads to the form of a record, with its id encoded', () => {
  expect(editPath('drivers', 'a/b')).toBe('/ui/drivers/a%2Fb/edit');
});
