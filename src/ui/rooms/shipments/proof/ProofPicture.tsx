import { DeliveryProofs } from '../../../../application/shipments/DeliveryProofs.ts';
import type { ShipmentDocument } from '../../../../domain/shipment/ShipmentDocument.ts';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useObjectAddress } from '../../../shared/useObjectAddress.ts';
import { useReading } from '../../../shared/useReading.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './Proofs.module.css';

interface ProofPictureProps {
  readonly shipmentId: string;
  readonly file: ShipmentDocument['files'][number];
  readonly alt: string;
}

/** A picture of a proof. Fetched with the session's token, which an <img> would not send. */
export const ProofPicture = ({ shipmentId, file: { id }, alt }: ProofPictureProps) => {
  const { proof: words } = useShipmentTexts();
  const { data, isError } = useReading({
    port: DeliveryProofs,
    key: ['pictures', id],
    read: (proofs, signal) => proofs.open(shipmentId, id, signal),
    once: true,
    large: true,
  });
  const address = useObjectAddress(data);
  if (isError) return <span className={styles.muted}>{words.unread}</span>;
  return address === undefined ? (
    <Skeleton height="6rem" />
  ) : (
    <img className={styles.picture} src={address} alt={alt} />
  );
};
