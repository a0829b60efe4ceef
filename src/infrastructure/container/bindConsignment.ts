import type { Container } from 'inversify';
import { Clock } from '../../application/shared/Clock.ts';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { ConsignmentNotePrinter } from '../../application/shipments/ConsignmentNotePrinter.ts';
import { MakeConsignmentNote, makeConsignmentNote } from '../../application/shipments/makeConsignmentNote.ts';
import { PdfConsignmentNotePrinter } from '../paper/PdfConsignmentNotePrinter.ts';
import { bindSheets } from './bindSheets.ts';

/** Consignment notes on paper. */
export const bindConsignment = (container: Container): void => {
  bindSheets(container);
  container.bind(ConsignmentNotePrinter).toResolvedValue(() => new PdfConsignmentNotePrinter(), []);
  container.bind(MakeConsignmentNote).toResolvedValue(makeConsignmentNote, [ConsignmentNotePrinter, MadeFiles, Clock]);
};
