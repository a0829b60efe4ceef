import { consignments } from '../../../../domain/consignment/consignments.ts';
import { noteDraft } from '../../../../domain/consignment/noteDraft.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './Consignment.module.css';
import { useConsignmentNote } from './useConsignmentNote.ts';

/** The consignment note of a shipment as PDF and on paper, and what it still lacks. */
export const ConsignmentCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { consignment: words } = useShipmentTexts();
  const figure = new Intl.NumberFormat(useLocale());
  const { make, making, unknownLetters } = useConsignmentNote(shipment);
  const draft = noteDraft(shipment);
  const count = consignments(shipment.stops, shipment.cargo).length;
  return (
    <Card title={words.title} aside={draft.length > 0 && <StatusBadge tone="warning">{words.draft}</StatusBadge>}>
      <div className={styles.body}>
        <p className={styles.muted}>{words.lead}</p>
        {count > 1 && <p>{words.several(figure.format(count))}</p>}
        {draft.length > 0 && (
          <div>
            <p>{words.draftLead}</p>
            <ul className={styles.reasons}>
              {draft.map((reason) => (
                <li key={reason}>{words.reasons[reason]}</li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.ways}>
          <Button variant="secondary" busy={making === 'save'} onClick={() => void make('save')}>
            {words.download}
          </Button>
          <Button variant="secondary" busy={making === 'print'} onClick={() => void make('print')}>
            {words.print}
          </Button>
        </div>
        <p role="status">{unknownLetters.length > 0 && words.unknownLetters(unknownLetters.join(' '))}</p>
        <p className={styles.muted}>{words.byHand}</p>
      </div>
    </Card>
  );
};
