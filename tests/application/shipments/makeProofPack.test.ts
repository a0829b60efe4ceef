import { expect, it } from 'vitest';
import { buildNoteRecord } from '../../../src/application/noteRecord/buildNoteRecord.ts';
import { makeProofPack } from '../../../src/application/shipments/makeProofPack.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { deliveredShipment } from '../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { FakeDeliveryProofs } from '../../support/fakes/FakeDeliveryProofs.ts';
import { FakeMadeFiles } from '../../support/fakes/FakeMadeFiles.ts';
import { FakePhotos } from '../../support/fakes/FakePhotos.ts';
import { FakeProofPackPrinter } from '../../support/fakes/FakeProofPackPrinter.ts';
import { packWords } from '../../support/paper/packWords.ts';
import { sha256 } from '../../support/sha256.ts';

const file = (id: string, name = `${id}.jpg`) => ({ id, name, mime: 'image/jpeg', size: 1, sha256: '' });
const shipment = deliveredShipment([
  proofFactory.build({ standing: 'rejected', files: [file('old')] }),
  proofFactory.build({ files: [file('yard'), { ...file('scan', 'scan.pdf'), mime: 'application/pdf' }] }),
]);
const order = { words: packWords, brand: 'Greenline Haulage', fileName: 'POD SH/1.pdf', way: 'save' } as const;

const set = () => {
  const [proofs, printer, files] = [new FakeDeliveryProofs(), new FakeProofPackPrinter(), new FakeMadeFiles()];
  const photos = new FakePhotos();
  return {
    proofs,
    photos,
    printer,
    files,
    make: makeProofPack(proofs, photos, printer, files, buildNoteRecord({ sha256 })),
  };
};

it('reads the files of the proofs that hold, and saves the pack', async () => {
  const { printer, files, make } = set();
  expect(await make(shipment, order)).toEqual({ unknownLetters: [], missing: [] });
  expect(printer.printed[0]?.files.map(({ id, kind, content }) => [id, kind, content.type])).toEqual([
    ['yard', 'picture', 'image/jpeg'],
    ['scan', 'pdf', 'image/png'],
  ]);
  expect(JSON.stringify(printer.printed[0]?.cover.blocks)).toMatch(/[\da-f]{16}, state 9 of 9 at /u);
  expect(files.saved).toEqual(['POD SH_1.pdf']);
  await make(shipment, { ...order, way: 'print' });
  expect(printer.asked).toEqual([false, true]);
});

it('names the files that should be in it and are not, but not those of a rejected proof', async () => {
  const { printer, make } = set();
  printer.index = new Map([
    ['yard', { kind: 'pages', from: 2, to: 2, isPicture: true }],
    ['scan', { kind: 'left', why: 'protected' }],
  ]);
  expect((await make(shipment, order)).missing).toEqual(['scan.pdf']);
});

it('leaves out a picture that this browser cannot read', async () => {
  const { photos, printer, make } = set();
  photos.jpeg = undefined;
  expect((await make(shipment, order)).missing).toEqual(['yard.jpg']);
  expect(printer.printed[0]?.files.map(({ id }) => id)).toEqual(['scan']);
});

it('says on the cover that a file is gone', async () => {
  const { proofs, printer, make } = set();
  proofs.file = new Failure({ kind: 'refused', status: 404, errors: [] });
  expect((await make(shipment, order)).missing).toEqual(['yard.jpg', 'scan.pdf']);
  expect(JSON.stringify(printer.printed[0]?.cover.blocks)).toContain('No: could not be loaded');
});

it('makes nothing without the network', async () => {
  const { proofs, files, make } = set();
  const failure = new Failure({ kind: 'unreachable', offline: true });
  proofs.file = failure;
  await expect(make(shipment, order)).rejects.toBe(failure);
  expect(files.saved).toEqual([]);
});
