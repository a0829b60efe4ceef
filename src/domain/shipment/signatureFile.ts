import type { ShipmentDocument } from './ShipmentDocument.ts';

/** The picture of a signature among the files of a proof. */
export const signatureFileName = 'signature.png';

/** The picture of a signature; undefined where there is none. */
export const signatureFile = ({
  files,
}: Pick<ShipmentDocument, 'files'>): ShipmentDocument['files'][number] | undefined =>
  files.find(({ name, mime }) => name === signatureFileName && mime === 'image/png');
