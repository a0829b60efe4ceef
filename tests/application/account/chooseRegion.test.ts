import { expect, it } from 'vitest';
import { chooseRegion } from '../../../src/application/account/chooseRegion.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakePersonalSettings } from '../../support/fakes/FakePersonalSettings.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

it('a chosen region is sent, and counts in this session at once', async () => {
  const [settings, store] = [new FakePersonalSettings(), new FakeSessionStore(sessionFactory.build())];
  await chooseRegion(settings, store)('IE');
  expect([settings.regions, store.read().user?.region]).toEqual([['IE'], 'IE']);
  await chooseRegion(settings, store)(undefined);
  expect([settings.regions, store.read().user?.region]).toEqual([['IE', undefined], undefined]);
});

it('a region that could not be saved does not count', async () => {
  const [settings, store] = [new FakePersonalSettings(), new FakeSessionStore(sessionFactory.build())];
  settings.outcome = new Failure({ kind: 'unreachable', offline: false });
  await expect(chooseRegion(settings, store)('IE')).rejects.toBeInstanceOf(Failure);
  expect(store.read().user?.region).toBeUndefined();
});
