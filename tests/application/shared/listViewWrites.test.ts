import { expect, it } from 'vitest';
import { listViewWrites } from '../../../src/application/shared/listViewWrites.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeListSettings } from '../../support/fakes/FakeListSettings.ts';

const facts = { name: 'Late', isShared: false, q: '', filters: {}, sort: 'fleetNo', columns: undefined };
const question = { title: 'Delete Late?', text: '', yes: 'Delete', no: 'Cancel' };
const open = (agrees = true) => {
  const settings = new FakeListSettings();
  return { settings, writes: listViewWrites(settings, new FakeIdempotencyKeys(), new FakeDialogs(agrees)) };
};

it('saves a new view, and changes it when it was there', async () => {
  const { settings, writes } = open();
  const view = await writes.save('vehicles', facts, undefined);
  expect(settings.views).toEqual([view]);
  const changed = await writes.save('vehicles', { ...facts, name: 'Later' }, view);
  expect(settings.views).toEqual([changed]);
  expect(changed).toMatchObject({ id: view.id, name: 'Later' });
});

it.each([
  [true, 0],
  [false, 1],
])('deletes a view when that is agreed to (%s)', async (agrees, left) => {
  const { settings, writes } = open(agrees);
  const view = await writes.save('vehicles', facts, undefined);
  expect(await writes.remove(view, question)).toBe(agrees);
  expect(settings.views).toHaveLength(left);
});
