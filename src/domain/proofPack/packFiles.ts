import { isOneOf } from '../outside/isOneOf.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import { signatureFile } from '../shipment/signatureFile.ts';
import type { LeftOutReason } from './PackIndex.ts';

/** Papers that say something of the goods as they were handed over. Customs papers and others may name prices. */
const provingTypes = [
  'pod',
  'cmr',
  'delivery_note',
  'packing_list',
  'weight_note',
  'temperature_log',
  'damage',
] as const;

/** Bytes of all files together, so that a phone can make the pack and a mailbox take it. */
const most = 60_000_000;

/** A file that may be in the pack; `why` it is not, where that is known before it is read. */
export interface PackFile {
  readonly file: ShipmentDocument['files'][number];
  readonly isOnCover: boolean;
  readonly why: LeftOutReason | undefined;
}

const whyNot = ({ type, standing }: ShipmentDocument): LeftOutReason | undefined => {
  if (standing === 'rejected') return 'rejected';
  return isOneOf(provingTypes, type) ? undefined : 'other_paper';
};

/** The files of a shipment for its pack, proofs before other papers. What would make it too large is left out. */
export const packFiles = ({ documents }: Pick<ShipmentRecord, 'documents'>): readonly PackFile[] => {
  const proofsFirst = documents.toSorted((one, other) => Number(other.type === 'pod') - Number(one.type === 'pod'));
  let size = 0;
  return proofsFirst.flatMap((document) => {
    const why = whyNot(document);
    const signature = why === undefined ? signatureFile(document)?.id : undefined;
    return document.files.map((file): PackFile => {
      const isTooMuch = why === undefined && size + file.size > most;
      if (why === undefined && !isTooMuch) size += file.size;
      return { file, isOnCover: file.id === signature, why: isTooMuch ? 'too_much' : why };
    });
  });
};
