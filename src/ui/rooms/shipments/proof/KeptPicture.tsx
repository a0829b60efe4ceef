import { Skeleton } from '../../../components/Skeleton.tsx';
import { useObjectAddress } from '../../../shared/useObjectAddress.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './Proofs.module.css';

interface KeptPictureProps {
  /** Undefined until it is read; null if it is lost. */
  readonly file: File | null | undefined;
  readonly alt: string;
}

/** A picture that is kept on this device. */
export const KeptPicture = ({ file, alt }: KeptPictureProps) => {
  const { outbox: words } = useShipmentTexts();
  const address = useObjectAddress(file ?? undefined);
  if (file === null) return <span className={styles.muted}>{words.proof.unread}</span>;
  return address === undefined ? (
    <Skeleton height="6rem" />
  ) : (
    <img className={styles.picture} src={address} alt={alt} />
  );
};
