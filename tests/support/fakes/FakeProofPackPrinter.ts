import type {
  PackContent,
  PackCover,
  PrintedPack,
  ProofPackPrinter,
} from '../../../src/application/shipments/ProofPackPrinter.ts';
import type { PackPlaces } from '../../../src/domain/proofPack/PackPlace.ts';
import { proofPackSheet } from '../../../src/domain/proofPack/proofPackSheet.ts';
import type { Sheet } from '../../../src/domain/sheet/Sheet.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Keeps the files and covers it was asked to print, and says where the files are as it is told. */
export class FakeProofPackPrinter implements ProofPackPrinter {
  readonly printed: { readonly files: readonly PackContent[]; readonly cover: Sheet }[] = [];
  places: PackPlaces = new Map();
  result: Outcome<Omit<PrintedPack, 'places'>> = { pdf: new Blob(['%PDF']), unknownLetters: [] };

  async print(files: readonly PackContent[], { left, ...order }: PackCover): Promise<PrintedPack> {
    const places = new Map([...left, ...this.places]);
    this.printed.push({ files, cover: proofPackSheet({ ...order, places, pages: 3 }) });
    return { ...(await settle(this.result)), places: this.places };
  }
}
