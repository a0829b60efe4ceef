import type { Container } from 'inversify';
import { CheckRecordFile, checkRecordFile } from '../../application/noteRecord/checkRecordFile.ts';
import { ExportRecord, exportRecord } from '../../application/noteRecord/exportRecord.ts';
import { Hashes } from '../../application/noteRecord/Hashes.ts';
import { BuildNoteRecord, buildNoteRecord } from '../../application/noteRecord/buildNoteRecord.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { ConsignmentNotePrinter } from '../../application/shipments/ConsignmentNotePrinter.ts';
import { MakeConsignmentNote, makeConsignmentNote } from '../../application/shipments/makeConsignmentNote.ts';
import { BrowserHashes } from '../browser/BrowserHashes.ts';
import { PdfConsignmentNotePrinter } from '../paper/PdfConsignmentNotePrinter.ts';
import { bindSheets } from './bindSheets.ts';

/** Consignment notes on paper, and the record behind them. */
export const bindConsignment = (container: Container): void => {
  bindSheets(container);
  container.bind(ConsignmentNotePrinter).toResolvedValue(() => new PdfConsignmentNotePrinter(), []);
  container
    .bind(MakeConsignmentNote)
    .toResolvedValue(makeConsignmentNote, [ConsignmentNotePrinter, MadeFiles, Clock, BuildNoteRecord]);
  container.bind(Hashes).toResolvedValue(() => new BrowserHashes(), []);
  container.bind(BuildNoteRecord).toResolvedValue(buildNoteRecord, [Hashes]);
  container.bind(ExportRecord).toResolvedValue(exportRecord, [BuildNoteRecord, MadeFiles]);
  container.bind(CheckRecordFile).toResolvedValue(checkRecordFile, [BuildNoteRecord, Hashes]);
};
