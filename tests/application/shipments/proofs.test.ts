import { expect, it } from 'vitest';
import { addProof } from '../../../src/application/shipments/addProof.ts';
import { downloadProof } from '../../../src/application/shipments/downloadProof.ts';
import { judgeProof } from '../../../src/application/shipments/judgeProof.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeDeliveryProofs } from '../../support/fakes/FakeDeliveryProofs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeSignaturePictures } from '../../support/fakes/FakeSignaturePictures.ts';

const set = () => {
  const [proofs, pictures] = [new FakeDeliveryProofs(), new FakeSignaturePictures()];
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return {
    proofs,
    pictures,
    keys,
    changes,
    add: addProof(proofs, pictures, keys, changes),
    ...judgeProof(proofs, keys, changes),
  };
};
const facts = { recipient: 'Jana', delivered: 24, short: 0, damaged: 0, note: undefined, at: 0 };
const photo = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
const upload = { signal: new AbortController().signal, onProgress: () => {} };
const unsigned = { kind: 'drawn', strokes: [] } as const;

it('adds a proof with its signature as the last file, and shows the shipment at once', async () => {
  const { add, proofs, pictures, changes } = set();
  const signature = { kind: 'typed', name: 'Jana' } as const;
  await add('s-1', { stop: 1, facts, files: [photo], signature }, upload);
  expect(pictures.made).toEqual([signature]);
  expect(proofs.added[0]).toMatchObject({ shipmentId: 's-1', proof: { stop: 1, facts }, key: 'key' });
  expect(proofs.added[0]?.proof.files.map(({ name }) => name)).toEqual(['photo.jpg', 'signature.png']);
  expect(changes.told[0]).toMatchObject({ lists: ['shipments'], record: { list: 'shipments' } });
});

it('makes no picture where nobody signed, and sends the same proof with the same key', async () => {
  const { add, pictures, keys } = set();
  const proof = { stop: 1, facts, files: [photo], signature: unsigned };
  await add('s-1', proof, upload);
  await add('s-1', proof, upload);
  expect(pictures.made).toEqual([]);
  expect(keys.contents[0]).toEqual(keys.contents[1]);
});

it('verifies all proofs, and rejects one, of the version that was seen', async () => {
  const { verify, reject, proofs, changes } = set();
  await verify({ id: 's-1', version: 4 });
  const rejection = { stop: 1, reason: 'unreadable', note: undefined } as const;
  await reject({ id: 's-1', version: 5 }, rejection);
  expect(proofs.verified).toEqual([{ shipmentId: 's-1', version: 4 }]);
  expect(proofs.rejected).toEqual([{ shipmentId: 's-1', version: 5, ...rejection }]);
  expect(changes.told.map(({ lists }) => lists)).toEqual([['shipments', 'carriers'], ['shipments']]);
});

it('reads the shipment again where somebody was faster', async () => {
  const { verify, proofs, changes } = set();
  proofs.shipment = new Failure({ kind: 'refused', status: 409, reason: 'stale', errors: [] });
  await expect(verify({ id: 's-1', version: 4 })).rejects.toBe(proofs.shipment);
  expect(changes.told).toEqual([{ lists: ['shipments', 'carriers'] }]);
});

it('downloads a file under its name', async () => {
  const saved: string[][] = [];
  const download = downloadProof(new FakeDeliveryProofs(), async (...asked) => void saved.push(asked));
  await download('s-1', { id: 'f-1', name: 'proof.pdf', mime: 'application/pdf', size: 1 });
  expect(saved).toEqual([['https://shipments.test/s-1/f-1', 'proof.pdf']]);
});
