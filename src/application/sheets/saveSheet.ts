import type { ServiceIdentifier } from 'inversify';
import { downloadName } from '../../domain/download/downloadName.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { SheetPrinter } from './SheetPrinter.ts';

/** Saves a sheet as PDF. Answers the letters that could not be printed. Throws a Failure. */
export type SaveSheet = (sheet: Sheet, fileName: string) => Promise<readonly string[]>;
export const SaveSheet: ServiceIdentifier<SaveSheet> = Symbol('SaveSheet');

export const saveSheet =
  (printer: SheetPrinter, files: MadeFiles): SaveSheet =>
  async (sheet, fileName) => {
    const { pdf, unknownLetters } = await printer.print(sheet);
    files.save(pdf, downloadName(fileName));
    return unknownLetters;
  };
