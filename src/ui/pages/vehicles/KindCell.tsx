import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useMeasures } from './useMeasures.ts';
import styles from './VehiclesPage.module.css';

/** What a vehicle is, and below that its body and how much it carries where that says something. */
export const KindCell = ({ vehicle: { kind, bodyType, payloadKg } }: { readonly vehicle: Vehicle }) => {
  const { vehicles } = useAdminTexts();
  const measures = useMeasures();
  const more = [
    bodyType !== 'other' && vehicles.bodyType[bodyType],
    payloadKg > 0 && measures.kilograms(payloadKg),
  ].filter((text) => text !== false);
  return (
    <span className={styles.two}>
      <span className={styles.plate}>{vehicles.kind[kind]}</span> {more.length > 0 && <small>{more.join(' · ')}</small>}
    </span>
  );
};
