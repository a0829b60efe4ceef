import { describe, expect, it } from 'vitest';
import { consignmentNotes } from '../../../src/domain/consignment/consignmentNotes.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { LoadFace } from '../../../src/infrastructure/paper/openFaces.ts';
import { PdfConsignmentNotePrinter } from '../../../src/infrastructure/paper/PdfConsignmentNotePrinter.ts';
import { PdfProofPackPrinter } from '../../../src/infrastructure/paper/PdfProofPackPrinter.ts';
import { PdfSheetPrinter } from '../../../src/infrastructure/paper/PdfSheetPrinter.ts';
import { deliveredShipment } from '../../support/factories/deliveredShipment.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { noteWords } from '../../support/paper/noteWords.ts';
import { packWords } from '../../support/paper/packWords.ts';

const notes = consignmentNotes(shipmentFactory.build(), noteWords, 0, '');
const sheet = { brand: 'Greenline', title: 'Statement', reference: 'INV-1', foot: '', pageOf: () => '', blocks: [] };
const cover = { shipment: deliveredShipment(), words: packWords, brand: '', record: '', left: new Map() };

const printers: readonly (readonly [string, (load: LoadFace) => Promise<unknown>])[] = [
  ['a consignment note', (load) => new PdfConsignmentNotePrinter(load).print(notes, { asksToPrint: false })],
  ['a sheet', (load) => new PdfSheetPrinter(load).print(sheet, { asksToPrint: false })],
  ['a pack of proofs', (load) => new PdfProofPackPrinter(load).print([], { ...cover, asksToPrint: false })],
];

describe.each(printers)('%s', (_, print) => {
  it('that needs a typeface which cannot be fetched fails for want of the network', async () => {
    const failure = await print(() => Promise.reject(new TypeError('no network'))).catch((error: unknown) => error);
    expect(failure instanceof Failure && failure.trouble).toEqual({ kind: 'unreachable', offline: false });
  });

  it('that fails for another reason does not blame the network', async () => {
    const failure = await print(async () => new Uint8Array([1, 2, 3])).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(Failure);
  });
});
