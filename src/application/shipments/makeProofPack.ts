import type { ServiceIdentifier } from 'inversify';
import { downloadName } from '../../domain/download/downloadName.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';
import { packFiles } from '../../domain/proofPack/packFiles.ts';
import type { LeftOut, PackPlace } from '../../domain/proofPack/PackPlace.ts';
import type { PackWords } from '../../domain/proofPack/PackWords.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { DeliveryProofs } from './DeliveryProofs.ts';
import type { PackContent, ProofPackPrinter } from './ProofPackPrinter.ts';

interface PackOrder {
  readonly words: PackWords;
  readonly brand: string;
  readonly fileName: string;
}

interface MadePack {
  /** Letters that could not be printed. */
  readonly unknownLetters: readonly string[];
  /** Names of files that belong into the pack and are not in it. */
  readonly missing: readonly string[];
}

/** Saves the proofs of a shipment with their files as one PDF. Throws a Failure. */
export type MakeProofPack = (shipment: ShipmentRecord, order: PackOrder) => Promise<MadePack>;
export const MakeProofPack: ServiceIdentifier<MakeProofPack> = Symbol('MakeProofPack');

/** Known before anything is read, and so no surprise. */
const meant: ReadonlySet<LeftOut> = new Set(['rejected', 'other_paper']);

export const makeProofPack = (proofs: DeliveryProofs, printer: ProofPackPrinter, files: MadeFiles): MakeProofPack => {
  const read = async (shipmentId: string, fileId: string): Promise<Blob | undefined> => {
    try {
      return await proofs.open(shipmentId, fileId);
    } catch (error) {
      // A file that is gone is told on the cover; without the network there is no pack.
      if (error instanceof Failure && isUnknownRecord(error)) return undefined;
      throw error;
    }
  };
  return async (shipment, { words, brand, fileName }) => {
    const left = new Map<string, PackPlace>();
    const contents: PackContent[] = [];
    const all = packFiles(shipment);
    for (const { file, isOnCover, why } of all) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other, for phones
      const content = why === undefined ? await read(shipment.id, file.id) : undefined;
      if (content) contents.push({ id: file.id, mime: file.mime, content, isOnCover });
      else left.set(file.id, { kind: 'left', why: why ?? 'unread' });
    }
    const { pdf, unknownLetters, places } = await printer.print(contents, { shipment, words, brand, left });
    files.save(pdf, downloadName(fileName));
    const missing = all.filter(({ file }) => {
      const place = places.get(file.id) ?? left.get(file.id);
      return place?.kind === 'left' && !meant.has(place.why);
    });
    return { unknownLetters, missing: missing.map(({ file }) => file.name) };
  };
};
