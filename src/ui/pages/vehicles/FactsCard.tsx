import { hasEngine } from '../../../domain/vehicle/hasEngine.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { Card } from '../../components/Card.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { VehicleFacts } from './VehicleFacts.tsx';
import { useMeasures } from './useMeasures.ts';

export const FactsCard = ({ vehicle }: { readonly vehicle: VehicleRecord }) => {
  const { vehicles } = useAdminTexts();
  const { field, detail } = vehicles;
  const noClass = hasEngine(vehicle.fuel) ? undefined : detail.notApplicable;
  const locale = useLocale();
  const measures = useMeasures();
  const changed = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card title={detail.facts}>
      <VehicleFacts
        facts={[
          [field.plate, `${vehicle.plate} (${vehicle.plateCountry})`],
          [field.vin, vehicle.vin],
          [field.make, vehicle.make],
          [field.model, vehicle.model],
          [field.year, vehicle.year],
          [field.kind, vehicles.kind[vehicle.kind]],
          [field.bodyType, vehicles.bodyType[vehicle.bodyType]],
          [field.fuel, vehicles.fuel[vehicle.fuel]],
          [field.euroClass, vehicle.euroClass ? vehicles.euroClass[vehicle.euroClass] : noClass],
          [detail.odometer, measures.kilometres(vehicle.odometerKm)],
          [detail.changed, changed.format(new Date(vehicle.updatedAt))],
        ]}
      />
    </Card>
  );
};
