import type { Container } from 'inversify';
import { MadeFiles } from '../../application/shared/MadeFiles.ts';
import { SaveSheet, saveSheet } from '../../application/sheets/saveSheet.ts';
import { SheetPrinter } from '../../application/sheets/SheetPrinter.ts';
import { PdfSheetPrinter } from '../paper/PdfSheetPrinter.ts';

/** Papers of several rooms: whichever is opened first binds them. */
export const bindSheets = (container: Container): void => {
  if (container.isBound(SaveSheet)) return;
  container.bind(SheetPrinter).toResolvedValue(() => new PdfSheetPrinter(), []);
  container.bind(SaveSheet).toResolvedValue(saveSheet, [SheetPrinter, MadeFiles]);
};
