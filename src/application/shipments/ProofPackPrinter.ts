import type { ServiceIdentifier } from 'inversify';
import type { PackPlaces } from '../../domain/proofPack/PackPlace.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import type { PrintedSheet } from '../sheets/SheetPrinter.ts';

/** A file that goes into a pack: a picture or a PDF. */
export interface PackContent {
  readonly id: string;
  readonly mime: string;
  readonly content: Blob;
  /** Shown on the cover, and so on no page of its own. */
  readonly isOnCover: boolean;
}

/** The cover of a pack, once it is known where its files are and how many pages there are in all. */
export type PackCover = (places: PackPlaces, pages: number) => Sheet;

export interface PrintedPack extends PrintedSheet {
  readonly places: PackPlaces;
}

/**
 * Puts proofs and their files into one PDF: the cover, then the pictures on pages of their own, then the pages of PDFs as they are. A file
 * that cannot be shown is left out. Throws a Failure if what it needs cannot be fetched.
 */
export interface ProofPackPrinter {
  print(files: readonly PackContent[], coverOf: PackCover): Promise<PrintedPack>;
}
export const ProofPackPrinter: ServiceIdentifier<ProofPackPrinter> = Symbol('ProofPackPrinter');
