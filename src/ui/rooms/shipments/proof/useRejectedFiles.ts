import { DeliveryProofs } from '../../../../application/shipments/DeliveryProofs.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { signatureFile } from '../../../../domain/shipment/signatureFile.ts';
import { useReading } from '../../../shared/useReading.ts';

const none: readonly File[] = [];

/** The files of a rejected proof as far as they can be read, to be sent again; not its signature, as the next proof is signed anew. `isLost` where not all can. */
export const useRejectedFiles = (shipmentId: string, proof: ShipmentDocument | undefined) => {
  const sent = proof?.files.filter((file) => file !== signatureFile(proof)) ?? [];
  const { data, isFetching } = useReading({
    port: DeliveryProofs,
    key: ['pictures', 'rejected', proof?.id],
    read:
      proof &&
      (async (proofs: DeliveryProofs, signal: AbortSignal): Promise<readonly File[]> => {
        const read = await Promise.allSettled(
          sent.map(async ({ id, name, mime }) => {
            const content = await proofs.open(shipmentId, id, signal);
            return new File([content], name, { type: mime });
          }),
        );
        const failed = read.find(({ status }) => status === 'rejected');
        const files = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        if (failed?.status === 'rejected' && files.length === 0) throw failed.reason;
        return files;
      }),
    once: true,
    notKept: true,
  });
  const files = data ?? none;
  const isReading = proof !== undefined && data === undefined && isFetching;
  return { files, isReading, isLost: !isReading && files.length < sent.length };
};
