import { expect, it } from 'vitest';
import { trackingLinkWrites } from '../../../src/application/tracking/trackingLinkWrites.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeTrackingLinks } from '../../support/fakes/FakeTrackingLinks.ts';

const set = () => {
  const [links, keys, changes] = [new FakeTrackingLinks(), new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { links, keys, changes, ...trackingLinkWrites(links, keys, changes) };
};

it('makes and revokes links once each, and reads them again', async () => {
  const { make, revoke, links, keys, changes } = set();
  const link = await make('s-1');
  await revoke('s-1', link.id);
  expect(links.made).toEqual([{ shipmentId: 's-1', key: 'key' }]);
  expect(links.revoked).toEqual([{ shipmentId: 's-1', id: link.id, key: 'key' }]);
  expect(keys.contents).toEqual([{ trackingLinkTo: 's-1' }, { trackingLink: link.id, revokes: true }]);
  expect(changes.told).toEqual([{ lists: ['shipments'] }, { lists: ['shipments'] }]);
});

it('makes none where there are enough', async () => {
  const { make, links } = set();
  links.link = new Failure({ kind: 'refused', status: 409, reason: 'too_many_links', errors: [] });
  await expect(make('s-1')).rejects.toBe(links.link);
});
