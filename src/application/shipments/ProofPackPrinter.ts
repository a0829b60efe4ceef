import type { ServiceIdentifier } from 'inversify';
import type { PackIndex } from '../../domain/proofPack/PackIndex.ts';
import type { PackSheetOptions } from '../../domain/proofPack/proofPackSheet.ts';
import type { PrintedSheet } from '../sheets/SheetPrinter.ts';

/** A file that goes into a pack: a picture as JPEG, or a PDF. */
export interface PackContent {
  readonly id: string;
  readonly kind: 'picture' | 'pdf';
  readonly content: Blob;
  /** Shown on the cover, and so on no page of its own. */
  readonly isOnCover: boolean;
}

/** What the cover of a pack says, and of which files it is known that they are not in it. */
export interface PackCover extends Omit<PackSheetOptions, 'index' | 'pages'> {
  readonly left: PackIndex;
  /** Makes viewers ask how to print it as soon as they show it. */
  readonly asksToPrint: boolean;
}

export interface PrintedPack extends PrintedSheet {
  readonly index: PackIndex;
}

/**
 * Puts proofs and their files into one PDF: the cover, then the pictures on pages of their own, then the pages of PDFs as they are. A file
 * that cannot be shown is left out. Throws a Failure if what it needs cannot be fetched.
 */
export interface ProofPackPrinter {
  print(files: readonly PackContent[], cover: PackCover): Promise<PrintedPack>;
}
export const ProofPackPrinter: ServiceIdentifier<ProofPackPrinter> = Symbol('ProofPackPrinter');
