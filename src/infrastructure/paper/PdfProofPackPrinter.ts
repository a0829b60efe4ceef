import type {
  PackContent,
  PackCover,
  PrintedPack,
  ProofPackPrinter,
} from '../../application/shipments/ProofPackPrinter.ts';
import { brandColour } from './brandColour.ts';
import { fetched } from './fetched.ts';
import { fetchFace } from './fetchFace.ts';

/** Draws packs of proofs as PDF, by scripts and a typeface that are fetched with the first of them. */
export class PdfProofPackPrinter implements ProofPackPrinter {
  readonly #load: typeof fetchFace;

  constructor(load = fetchFace) {
    this.#load = load;
  }

  async print(files: readonly PackContent[], cover: PackCover): Promise<PrintedPack> {
    const { drawProofPack } = await fetched(import('./drawProofPack.ts'));
    return drawProofPack(files, cover, brandColour(), this.#load);
  }
}
