import type { ServiceIdentifier } from 'inversify';
import { consignmentNotes } from '../../domain/consignment/consignmentNotes.ts';
import type { NoteWords } from '../../domain/consignment/NoteWords.ts';
import { downloadName } from '../../domain/download/downloadName.ts';
import { recordLine } from '../../domain/noteRecord/recordLine.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { BuildNoteRecord } from '../noteRecord/buildNoteRecord.ts';
import type { Clock } from '../shared/Clock.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { PaperWay } from '../sheets/PaperWay.ts';
import type { ConsignmentNotePrinter } from './ConsignmentNotePrinter.ts';

interface NoteOrder {
  readonly way: PaperWay;
  readonly fileName: string;
  readonly words: NoteWords;
}

/** Answers the letters that could not be printed. Throws a Failure. */
export type MakeConsignmentNote = (shipment: ShipmentRecord, order: NoteOrder) => Promise<readonly string[]>;
export const MakeConsignmentNote: ServiceIdentifier<MakeConsignmentNote> = Symbol('MakeConsignmentNote');

/** Makes the consignment notes of a shipment, one for each consignee, as one PDF. */
export const makeConsignmentNote =
  (printer: ConsignmentNotePrinter, files: MadeFiles, clock: Clock, build: BuildNoteRecord): MakeConsignmentNote =>
  async (shipment, { way, fileName, words }) => {
    const notes = consignmentNotes(shipment, words, clock.now(), recordLine(await build(shipment)));
    const { pdf, unknownLetters } = await printer.print(notes, { asksToPrint: way === 'print' });
    files.save(pdf, downloadName(fileName));
    return unknownLetters;
  };
