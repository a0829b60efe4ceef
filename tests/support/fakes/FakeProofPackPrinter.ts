import type {
  PackContent,
  PackCover,
  PrintedPack,
  ProofPackPrinter,
} from '../../../src/application/shipments/ProofPackPrinter.ts';
import type { PackIndex } from '../../../src/domain/proofPack/PackIndex.ts';
import { proofPackSheet } from '../../../src/domain/proofPack/proofPackSheet.ts';
import type { Sheet } from '../../../src/domain/sheet/Sheet.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Keeps the files and covers it was asked to print, and says where the files are as it is told. */
export class FakeProofPackPrinter implements ProofPackPrinter {
  readonly printed: { readonly files: readonly PackContent[]; readonly cover: Sheet }[] = [];
  /** Whether each of them asks to be printed. */
  readonly asked: boolean[] = [];
  index: PackIndex = new Map();
  result: Outcome<Omit<PrintedPack, 'index'>> = { pdf: new Blob(['%PDF']), unknownLetters: [] };

  async print(files: readonly PackContent[], { left, asksToPrint, ...options }: PackCover): Promise<PrintedPack> {
    const index = new Map([...left, ...this.index]);
    this.asked.push(asksToPrint);
    this.printed.push({ files, cover: proofPackSheet({ ...options, index, pages: 3 }) });
    return { ...(await settle(this.result)), index: this.index };
  }
}
