import type { ServiceIdentifier } from 'inversify';
import type { Sheet } from '../../domain/sheet/Sheet.ts';

export interface PrintedSheet {
  readonly pdf: Blob;
  /** Letters that could not be printed; question marks stand for them. */
  readonly unknownLetters: readonly string[];
}

/** Puts a sheet on A4, as many pages as it takes, in the brand's colour. Throws a Failure if what it needs cannot be fetched. */
export interface SheetPrinter {
  /** `asksToPrint` makes viewers ask how to print it as soon as they show it. */
  print(sheet: Sheet, way: { readonly asksToPrint: boolean }): Promise<PrintedSheet>;
}
export const SheetPrinter: ServiceIdentifier<SheetPrinter> = Symbol('SheetPrinter');
