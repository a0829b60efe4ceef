import { expect, it } from 'vitest';
import { consignmentNotes } from '../../../src/domain/consignment/consignmentNotes.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { PdfConsignmentNotePrinter } from '../../../src/infrastructure/paper/PdfConsignmentNotePrinter.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { noteWords } from '../../support/paper/noteWords.ts';

it('a typeface that cannot be fetched is a failure', async () => {
  const printer = new PdfConsignmentNotePrinter(() => Promise.reject(new TypeError('no network')));
  const notes = consignmentNotes(shipmentFactory.build(), noteWords, 0, '');
  const failure = await printer.print(notes, { asksToPrint: false }).catch((error: unknown) => error);
  expect(failure instanceof Failure && failure.trouble).toEqual({ kind: 'unreachable', offline: false });
});
