import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './ShipmentCards.module.css';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** Price, distance and the other party of a shipment. */
export const ShipmentFacts = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { notGiven } = useAdminTexts();
  const { page } = useShipmentTexts();
  const money = useMoneyText();
  const distance = useKmText();
  const isFleet = useOwnSide() === 'carrier';
  const { price, km, shipper, carrier, notes, requestId } = shipment;
  return (
    <Card title={page.details} aside={!isFleet && <Link to={recordPath('requests', requestId)}>{page.request}</Link>}>
      <FactList
        variant="rows"
        none={notGiven}
        facts={[
          { title: page.price, value: money(price) },
          { title: page.distance, value: distance(km, undefined) },
          isFleet ? { title: page.customer, value: shipper.name } : { title: page.carrier, value: carrier.name },
        ]}
      />
      {notes !== undefined && <p className={styles.notes}>{notes}</p>}
    </Card>
  );
};
