import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { shownFlags } from '../../../domain/shipment/shownFlags.ts';
import { shipmentTones } from '../../components/shipmentTones.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import styles from './ShipmentStanding.module.css';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** The status of a shipment, with all that has to be looked at beside it. */
export const ShipmentStanding = ({
  shipment: { status, flags },
  risk,
}: {
  readonly shipment: Pick<Shipment, 'status' | 'flags'>;
  /** What to call a shipment that will be late, but is not yet. */
  readonly risk?: string | undefined;
}) => {
  const { status: statuses, flag } = useShipmentTexts();
  return (
    <span className={styles.standing}>
      <StatusBadge tone={shipmentTones[status]}>{statuses[status]}</StatusBadge>
      {shownFlags(flags).map((each) => (
        <StatusBadge key={each} tone="warning">
          {(each === 'late' && risk) || flag[each]}
        </StatusBadge>
      ))}
    </span>
  );
};
