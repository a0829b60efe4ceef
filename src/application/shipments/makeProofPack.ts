import type { ServiceIdentifier } from 'inversify';
import { downloadName } from '../../domain/download/downloadName.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';
import { recordLine } from '../../domain/noteRecord/recordLine.ts';
import { isOneOf } from '../../domain/outside/isOneOf.ts';
import { pictureKinds } from '../../domain/paper/fileKinds.ts';
import { type PackFile, packFiles } from '../../domain/proofPack/packFiles.ts';
import type { LeftOutReason, PackEntry } from '../../domain/proofPack/PackIndex.ts';
import type { PackWords } from '../../domain/proofPack/PackWords.ts';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { BuildNoteRecord } from '../noteRecord/buildNoteRecord.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';
import type { PaperWay } from '../sheets/PaperWay.ts';
import type { DeliveryProofs } from './DeliveryProofs.ts';
import type { Photos } from './Photos.ts';
import type { PackContent, ProofPackPrinter } from './ProofPackPrinter.ts';

interface PackOptions {
  readonly words: PackWords;
  readonly brand: string;
  readonly fileName: string;
  readonly way: PaperWay;
}

interface MadePack {
  /** Letters that could not be printed. */
  readonly unknownLetters: readonly string[];
  /** Names of files that belong into the pack and are not in it. */
  readonly missing: readonly string[];
}

/** Saves the proofs of a shipment with their files as one PDF. Throws a Failure. */
export type MakeProofPack = (shipment: ShipmentRecord, options: PackOptions) => Promise<MadePack>;
export const MakeProofPack: ServiceIdentifier<MakeProofPack> = Symbol('MakeProofPack');

/** Known before anything is read, and so no surprise. */
const meant: ReadonlySet<LeftOutReason> = new Set(['rejected', 'other_paper']);

export const makeProofPack = (
  proofs: DeliveryProofs,
  photos: Photos,
  printer: ProofPackPrinter,
  files: MadeFiles,
  build: BuildNoteRecord,
): MakeProofPack => {
  const read = async (shipmentId: string, fileId: string): Promise<Blob | undefined> => {
    try {
      return await proofs.open(shipmentId, fileId);
    } catch (error) {
      // A file that is gone is told on the cover; without the network there is no pack.
      if (error instanceof Failure && isUnknownRecord(error)) return undefined;
      throw error;
    }
  };
  const prepare = async (shipmentId: string, { file, isOnCover }: PackFile): Promise<PackContent | LeftOutReason> => {
    const content = await read(shipmentId, file.id);
    if (!content) return 'unread';
    if (!isOneOf(pictureKinds, file.mime)) return { id: file.id, kind: 'pdf', content, isOnCover };
    const jpeg = await photos.toJpeg(content);
    return jpeg ? { id: file.id, kind: 'picture', content: jpeg, isOnCover } : 'damaged';
  };
  return async (shipment, { words, brand, fileName, way }) => {
    const left = new Map<string, PackEntry>();
    const contents: PackContent[] = [];
    const all = packFiles(shipment);
    for (const each of all) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other, for phones
      const content = each.why ?? (await prepare(shipment.id, each));
      if (typeof content === 'string') left.set(each.file.id, { kind: 'left', why: content });
      else contents.push(content);
    }
    const { pdf, unknownLetters, index } = await printer.print(contents, {
      shipment,
      words,
      brand,
      record: recordLine(await build(shipment)),
      left,
      asksToPrint: way === 'print',
    });
    files.save(pdf, downloadName(fileName));
    const missing = all.filter(({ file }) => {
      const entry = index.get(file.id) ?? left.get(file.id);
      return entry?.kind === 'left' && !meant.has(entry.why);
    });
    return { unknownLetters, missing: missing.map(({ file }) => file.name) };
  };
};
