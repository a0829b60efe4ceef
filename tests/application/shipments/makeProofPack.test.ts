import { expect, it } from 'vitest';
import { makeProofPack } from '../../../src/application/shipments/makeProofPack.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { deliveredShipment } from '../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { FakeDeliveryProofs } from '../../support/fakes/FakeDeliveryProofs.ts';
import { FakeMadeFiles } from '../../support/fakes/FakeMadeFiles.ts';
import { FakeProofPackPrinter } from '../../support/fakes/FakeProofPackPrinter.ts';
import { packWords } from '../../support/paper/packWords.ts';

const file = (id: string, name = `${id}.jpg`) => ({ id, name, mime: 'image/jpeg', size: 1, sha256: '' });
const shipment = deliveredShipment([
  proofFactory.build({ standing: 'rejected', files: [file('old')] }),
  proofFactory.build({ files: [file('yard'), file('goods')] }),
]);
const order = { words: packWords, brand: 'Greenline Haulage', fileName: 'POD SH/1.pdf' };

const set = () => {
  const [proofs, printer, files] = [new FakeDeliveryProofs(), new FakeProofPackPrinter(), new FakeMadeFiles()];
  return { proofs, printer, files, make: makeProofPack(proofs, printer, files) };
};

it('reads the files of the proofs that hold, and saves the pack', async () => {
  const { printer, files, make } = set();
  expect(await make(shipment, order)).toEqual({ unknownLetters: [], missing: [] });
  expect(printer.printed[0]?.files.map(({ id, mime }) => [id, mime])).toEqual([
    ['yard', 'image/jpeg'],
    ['goods', 'image/jpeg'],
  ]);
  expect(files.saved).toEqual(['POD SH_1.pdf']);
});

it('names the files that should be in it and are not, but not those of a rejected proof', async () => {
  const { printer, make } = set();
  printer.places = new Map([
    ['yard', { kind: 'left', why: 'damaged' }],
    ['goods', { kind: 'pages', from: 2, to: 2, isPicture: true }],
  ]);
  expect((await make(shipment, order)).missing).toEqual(['yard.jpg']);
});

it('says on the cover that a file is gone', async () => {
  const { proofs, printer, make } = set();
  proofs.file = new Failure({ kind: 'refused', status: 404, errors: [] });
  expect((await make(shipment, order)).missing).toEqual(['yard.jpg', 'goods.jpg']);
  expect(JSON.stringify(printer.printed[0]?.cover.blocks)).toContain('No: it could not be loaded');
});

it('makes nothing without the network', async () => {
  const { proofs, files, make } = set();
  const failure = new Failure({ kind: 'unreachable', offline: true });
  proofs.file = failure;
  await expect(make(shipment, order)).rejects.toBe(failure);
  expect(files.saved).toEqual([]);
});
