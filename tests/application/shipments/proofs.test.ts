import { describe, expect, it } from 'vitest';
import { addProof } from '../../../src/application/shipments/addProof.ts';
import { downloadProof } from '../../../src/application/shipments/downloadProof.ts';
import { judgeProof } from '../../../src/application/shipments/judgeProof.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { mostKept } from '../../../src/domain/outbox/hasRoomFor.ts';
import type { OutboxEntry } from '../../../src/domain/outbox/OutboxEntry.ts';
import { keptProofFactory } from '../../support/factories/keptProofFactory.ts';
import { membershipFactory } from '../../support/factories/membershipFactory.ts';
import { outboxFactory } from '../../support/factories/outboxFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakeDeliveryProofs } from '../../support/fakes/FakeDeliveryProofs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeOutbox } from '../../support/fakes/FakeOutbox.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { FakeSignaturePictures } from '../../support/fakes/FakeSignaturePictures.ts';

const set = ({ online = true, waiting = [] as readonly OutboxEntry[] } = {}) => {
  const [proofs, pictures, outbox] = [new FakeDeliveryProofs(), new FakeSignaturePictures(), new FakeOutbox(waiting)];
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  const store = new FakeSessionStore(
    sessionFactory.build({ user: { id: 'user-own' }, company: { id: 'company-own' } }),
  );
  const [clock, connectivity] = [new FakeClock(), new FakeConnectivity(online)];
  return {
    proofs,
    pictures,
    outbox,
    store,
    keys,
    changes,
    add: addProof(proofs, pictures, outbox, store, clock, connectivity, keys, changes),
    ...judgeProof(proofs, keys, changes),
  };
};
const shipment = { id: 's-1', reference: 'SH-1' };
const facts = { recipient: 'Jana', delivered: 24, short: 0, damaged: 0, note: undefined, at: 0 };
const photo = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
const upload = { signal: new AbortController().signal, onProgress: () => {} };
const unsigned = { kind: 'drawn', strokes: [] } as const;

it('adds a proof with its signature as the last file, and shows the shipment at once', async () => {
  const { add, proofs, pictures, changes } = set();
  const signature = { kind: 'typed', name: 'Jana' } as const;
  await add(shipment, { stop: 1, facts, files: [photo], signature }, upload);
  expect(pictures.made).toEqual([signature]);
  expect(proofs.added[0]).toMatchObject({ shipmentId: 's-1', proof: { id: 'key', stop: 1, facts }, key: 'key' });
  expect(proofs.added[0]?.proof.files.map(({ name }) => name)).toEqual(['photo.jpg', 'signature.png']);
  expect(changes.told[0]).toMatchObject({ lists: ['shipments'], record: { list: 'shipments' } });
});

it('sends what was drawn as lines, too', async () => {
  const { add, proofs } = set();
  const strokes = [
    [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
  ];
  await add(shipment, { stop: 1, facts, files: [], signature: { kind: 'drawn', strokes } }, upload);
  expect(proofs.added[0]?.proof.facts).toEqual({ ...facts, signature: 'M0 0L1000 400' });
});

it('makes no picture where nobody signed, and sends the same proof with the same key', async () => {
  const { add, pictures, keys } = set();
  const proof = { stop: 1, facts, files: [photo], signature: unsigned };
  await add(shipment, proof, upload);
  await add(shipment, proof, upload);
  expect(pictures.made).toEqual([]);
  expect(keys.contents[0]).toEqual(keys.contents[1]);
});

it('sends the same proof of another shipment with another key', async () => {
  const { add, keys } = set();
  const proof = { stop: 1, facts, files: [photo], signature: unsigned };
  await add(shipment, proof, upload);
  await add({ ...shipment, id: 's-2' }, proof, upload);
  expect(keys.contents[0]).not.toEqual(keys.contents[1]);
});

describe('a proof is kept with its files', () => {
  const signature = { kind: 'typed', name: 'Jana' } as const;
  const proof = { stop: 1, facts, files: [photo], signature };
  const now = new FakeClock().now();

  it('without the network, and not tried', async () => {
    const { add, proofs, outbox } = set({ online: false });
    expect(await add(shipment, proof, upload)).toBe('kept');
    expect(proofs.added).toEqual([]);
    const files = [
      { name: 'photo.jpg', type: 'image/jpeg', size: 7 },
      { name: 'signature.png', type: 'image/png', size: 3 },
    ];
    const whose = { userId: 'user-own', companyId: 'company-own', shipmentId: 's-1', reference: 'SH-1' };
    expect(outbox.list()).toEqual([
      { kind: 'proof', id: 'key', ...whose, keptAt: now, outcome: 'waiting', proof: { stop: 1, facts, files } },
    ]);
    const kept = await outbox.filesOf('key');
    expect(Array.isArray(kept) && kept.map(({ name }: File) => name)).toEqual(['photo.jpg', 'signature.png']);
  });

  it('where the call is cut, under the id that was tried and for who made it', async () => {
    const { add, proofs, outbox, store } = set();
    proofs.shipment = new Failure({ kind: 'unreachable', offline: false });
    const adding = add(shipment, proof, upload);
    store.selectCompany(membershipFactory.build({ id: 'company-other' }));
    expect(await adding).toBe('kept');
    expect(outbox.list()).toMatchObject([{ id: proofs.added[0]?.proof.id, companyId: 'company-own' }]);
  });

  it('where the session ends meanwhile, for who made it', async () => {
    const { add, proofs, outbox, store } = set();
    proofs.shipment = new Failure({ kind: 'unauthorised', status: 401 });
    const adding = add(shipment, proof, upload);
    store.reset();
    expect(await adding).toBe('kept');
    expect(outbox.list()).toMatchObject([{ kind: 'proof', userId: 'user-own', companyId: 'company-own' }]);
    expect(await outbox.filesOf('key')).toHaveLength(2);
  });

  it('where the line is too slow for it', async () => {
    const { add, proofs, outbox } = set();
    proofs.shipment = new Failure({ kind: 'refused', status: 408, errors: [] });
    expect(await add(shipment, proof, upload)).toBe('kept');
    expect(outbox.list()).toHaveLength(1);
  });

  it('behind an event of its shipment that waits', async () => {
    const { add, proofs, outbox } = set({ waiting: [outboxFactory.build({ shipmentId: 's-1' })] });
    expect(await add(shipment, proof, upload)).toBe('kept');
    expect(proofs.added).toEqual([]);
    expect(outbox.list()).toHaveLength(2);
  });

  it('unless this device has no room for it, which is told and changes nothing', async () => {
    const refused = keptProofFactory.build({ outcome: 'refused' });
    const { add, outbox } = set({ online: false, waiting: [refused] });
    outbox.isFull = true;
    expect(await add(shipment, { ...proof, replaces: refused.id }, upload)).toBe('full');
    expect(outbox.list()).toEqual([refused]);
  });

  it('unless more is kept than a browser should hold', async () => {
    const files = [{ name: 'photo.jpg', type: 'image/jpeg', size: mostKept }];
    const { add, outbox } = set({ online: false, waiting: [keptProofFactory.build({ proof: { files } })] });
    expect(await add(shipment, proof, upload)).toBe('full');
    expect(outbox.list()).toHaveLength(1);
  });

  it('but one that is refused is told at once', async () => {
    const { add, proofs, outbox } = set();
    proofs.shipment = new Failure({ kind: 'refused', status: 422, errors: [] });
    await expect(add(shipment, proof, upload)).rejects.toBe(proofs.shipment);
    expect(outbox.list()).toEqual([]);
  });

  it.each([[true], [false]])('in the place of the one that it puts right, online: %s', async (online) => {
    const refused = keptProofFactory.build({ outcome: 'refused' });
    const { add, outbox } = set({ online, waiting: [refused] });
    expect(await add(shipment, { ...proof, replaces: refused.id }, upload)).toBe(online ? 'sent' : 'kept');
    expect(outbox.list().map(({ id }) => id)).toEqual(online ? [] : ['key']);
  });
});

it('verifies all proofs, and rejects one, of the version that was seen', async () => {
  const { verify, reject, proofs, changes } = set();
  await verify({ id: 's-1', version: 4 });
  const rejection = { stop: 1, reason: 'unreadable', note: undefined } as const;
  await reject({ id: 's-1', version: 5 }, rejection);
  expect(proofs.verified).toEqual([{ shipmentId: 's-1', version: 4 }]);
  expect(proofs.rejected).toEqual([{ shipmentId: 's-1', version: 5, ...rejection }]);
  expect(changes.told.map(({ lists }) => lists)).toEqual([['shipments', 'carriers', 'statements'], ['shipments']]);
});

it('reads the shipment again where somebody was faster', async () => {
  const { verify, proofs, changes } = set();
  proofs.shipment = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
  await expect(verify({ id: 's-1', version: 4 })).rejects.toBe(proofs.shipment);
  expect(changes.told).toEqual([{ lists: ['shipments', 'carriers', 'statements'] }]);
});

it('downloads a file under its name', async () => {
  const saved: string[][] = [];
  const download = downloadProof(new FakeDeliveryProofs(), async (...asked) => void saved.push(asked));
  await download('s-1', { id: 'f-1', name: 'proof.pdf', mime: 'application/pdf', size: 1, sha256: '' });
  expect(saved).toEqual([['https://shipments.test/s-1/f-1', 'proof.pdf']]);
});
