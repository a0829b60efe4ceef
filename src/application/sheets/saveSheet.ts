import type { ServiceIdentifier } from 'inversify';
import { downloadName } from '../../domain/download/downloadName.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { PaperWay } from './PaperWay.ts';
import type { SheetPrinter } from './SheetPrinter.ts';

/** Saves a sheet as PDF. Answers the letters that could not be printed. Throws a Failure. */
export type SaveSheet = (sheet: Sheet, fileName: string, way: PaperWay) => Promise<readonly string[]>;
export const SaveSheet: ServiceIdentifier<SaveSheet> = Symbol('SaveSheet');

export const saveSheet =
  (printer: SheetPrinter, files: MadeFiles): SaveSheet =>
  async (sheet, fileName, way) => {
    const { pdf, unknownLetters } = await printer.print(sheet, { asksToPrint: way === 'print' });
    files.save(pdf, downloadName(fileName));
    return unknownLetters;
  };
