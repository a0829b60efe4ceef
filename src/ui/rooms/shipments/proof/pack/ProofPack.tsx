import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../../components/Button.tsx';
import { useShipmentTexts } from '../../useShipmentTexts.ts';
import styles from '../Proofs.module.css';
import { useProofPack } from './useProofPack.ts';

/** All that proves the deliveries of a shipment as one PDF, for either party. */
export const ProofPack = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { pack: words } = useShipmentTexts();
  const { save, pending, notes } = useProofPack(shipment);
  return (
    <div className={styles.pack}>
      <Button variant="secondary" busy={pending} onClick={save}>
        {words.act}
      </Button>
      <p className={styles.muted}>{words.lead}</p>
      <div role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
};
