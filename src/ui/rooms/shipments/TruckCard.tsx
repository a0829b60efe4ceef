import { standingVerdict } from '../../../domain/shipment/standingVerdict.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './ShipmentCards.module.css';
import { CrewLink } from './CrewLink.tsx';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** The truck and its driver, and what stands against them. */
export const TruckCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { notGiven } = useAdminTexts();
  const { page } = useShipmentTexts();
  const { assignment, status } = shipment;
  const verdict = shipment.verdict && standingVerdict(shipment.verdict, status);
  if (assignment === undefined)
    return (
      <Card title={page.truck}>
        <p className={styles.text}>{page.noTruck}</p>
      </Card>
    );
  const { vehicle, trailer, driver } = assignment;
  return (
    <Card title={page.truck}>
      <FactList
        variant="rows"
        none={notGiven}
        facts={[
          { title: page.vehicle, value: <CrewLink room="vehicles" id={vehicle.id} name={vehicle.plate} /> },
          ...(trailer === undefined
            ? []
            : [{ title: page.trailer, value: <CrewLink room="vehicles" id={trailer.id} name={trailer.plate} /> }]),
          { title: page.driver, value: <CrewLink room="drivers" id={driver.id} name={driver.name} /> },
          ...(driver.phone === undefined ? [] : [{ title: page.phone, value: <PhoneLink phone={driver.phone} /> }]),
        ]}
      />
      {verdict !== undefined && verdict.reasons.length > 0 && (
        <div className={styles.text}>
          <VerdictReasons verdict={verdict} />
        </div>
      )}
    </Card>
  );
};
