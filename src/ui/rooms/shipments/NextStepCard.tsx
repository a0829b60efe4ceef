import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { Card } from '../../components/Card.tsx';
import styles from './NextStepCard.module.css';
import { StandingNotes } from './StandingNotes.tsx';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** Where a shipment stands. */
export const NextStepCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { next: words } = useShipmentTexts();
  return (
    <Card title={words.standing}>
      <div className={styles.body}>
        <StandingNotes shipment={shipment} />
      </div>
    </Card>
  );
};
