import type { PrintedSheet, SheetPrinter } from '../../../src/application/sheets/SheetPrinter.ts';
import type { Sheet } from '../../../src/domain/sheet/Sheet.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Keeps the sheets it was asked to print. */
export class FakeSheetPrinter implements SheetPrinter {
  readonly printed: Sheet[] = [];
  /** Whether each of them asks to be printed. */
  readonly asked: boolean[] = [];
  result: Outcome<PrintedSheet> = { pdf: new Blob(['%PDF'], { type: 'application/pdf' }), unknownLetters: [] };

  print(sheet: Sheet, { asksToPrint }: { readonly asksToPrint: boolean }): Promise<PrintedSheet> {
    this.asked.push(asksToPrint);
    this.printed.push(sheet);
    return settle(this.result);
  }
}
