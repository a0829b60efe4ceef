import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { ConsignmentCard } from './consignment/ConsignmentCard.tsx';
import { EdiStatusCard } from './edi/EdiStatusCard.tsx';
import { NoteRecordCard } from './noteRecord/NoteRecordCard.tsx';
import { RateCard } from './rate/RateCard.tsx';
import styles from './ShipmentCards.module.css';

/** What can be printed and exported of a shipment. */
export const ShipmentPapers = ({ shipment }: { readonly shipment: ShipmentRecord }) => (
  <div className={styles.papers}>
    <ConsignmentCard shipment={shipment} />
    <NoteRecordCard shipment={shipment} />
    <EdiStatusCard shipment={shipment} />
    <RateCard shipment={shipment} />
  </div>
);
