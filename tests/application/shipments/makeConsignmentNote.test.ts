import { expect, it } from 'vitest';
import { makeConsignmentNote } from '../../../src/application/shipments/makeConsignmentNote.ts';
import { buildNoteRecord } from '../../../src/application/noteRecord/buildNoteRecord.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { BrowserHashes } from '../../../src/infrastructure/browser/BrowserHashes.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeConsignmentNotePrinter } from '../../support/fakes/FakeConsignmentNotePrinter.ts';
import { FakeMadeFiles } from '../../support/fakes/FakeMadeFiles.ts';
import { noteWords } from '../../support/paper/noteWords.ts';

const set = () => {
  const [printer, files] = [new FakeConsignmentNotePrinter(), new FakeMadeFiles()];
  return {
    printer,
    files,
    make: makeConsignmentNote(printer, files, new FakeClock(), buildNoteRecord(new BrowserHashes())),
  };
};
const shipment = shipmentFactory.build();
const order = { fileName: 'CMR SH-1', words: noteWords };

it.each([
  ['save', false],
  ['print', true],
] as const)('to %s a note makes a file that asks to be printed: %s', async (way, asksToPrint) => {
  const { printer, files, make } = set();
  expect(await make(shipment, { ...order, way })).toEqual([]);
  expect(printer.printed.map((printed) => printed.asksToPrint)).toEqual([asksToPrint]);
  expect(files.saved).toHaveLength(1);
});

it('names the letters that could not be printed', async () => {
  const { printer, make } = set();
  printer.paper = { pdf: new Blob(['%PDF']), unknownLetters: ['字'] };
  expect(await make(shipment, { ...order, way: 'save' })).toEqual(['字']);
});

it('saves nothing when the note cannot be made', async () => {
  const { printer, files, make } = set();
  const failure = new Failure({ kind: 'unreachable', offline: true });
  printer.paper = failure;
  await expect(make(shipment, { ...order, way: 'save' })).rejects.toBe(failure);
  expect(files.saved).toEqual([]);
});
