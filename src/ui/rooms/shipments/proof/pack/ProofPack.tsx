import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../../components/Button.tsx';
import { useShipmentTexts } from '../../useShipmentTexts.ts';
import styles from '../Proofs.module.css';
import { useProofPack } from './useProofPack.ts';

/** All that proves the deliveries of a shipment as one PDF, for keeping or printing, for either party. */
export const ProofPack = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { pack: words } = useShipmentTexts();
  const { make, making, notes } = useProofPack(shipment);
  return (
    <div className={styles.pack}>
      <div className={styles.ways}>
        <Button variant="secondary" busy={making === 'save'} onClick={() => make('save')}>
          {words.act}
        </Button>
        <Button variant="secondary" busy={making === 'print'} onClick={() => make('print')}>
          {words.print}
        </Button>
      </div>
      <p className={styles.muted}>{words.lead}</p>
      <div role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
};
