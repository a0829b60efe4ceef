import { recordPath } from '../../../domain/access/recordPath.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import styles from './BookPanel.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** Says that a load was booked, and leads to its shipment. */
export const BookedCard = ({ shipment: { id, reference } }: { readonly shipment: AwardedShipment }) => {
  const { book, own } = useLoadTexts();
  return (
    <Card title={book.booked(reference)}>
      <div className={styles.booked}>
        <p role="status">{book.bookedText}</p>
        <ButtonRoute to={recordPath('shipments', id)}>{own.shipment}</ButtonRoute>
      </div>
    </Card>
  );
};
