import { carriesLoad } from '../../../domain/vehicle/carriesLoad.ts';
import { countsKilometres } from '../../../domain/vehicle/countsKilometres.ts';
import { hasEngine } from '../../../domain/vehicle/hasEngine.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { Card } from '../../components/Card.tsx';
import { instantText } from '../../components/instantText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { VehicleFacts } from './VehicleFacts.tsx';
import { useMeasures } from './useMeasures.ts';

export const FactsCard = ({ vehicle }: { readonly vehicle: VehicleRecord }) => {
  const { vehicles } = useAdminTexts();
  const { field, detail } = vehicles;
  const isDriven = hasEngine(vehicle.fuel);
  const locale = useLocale();
  const measures = useMeasures();
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
          carriesLoad(vehicle.kind) && [field.bodyType, vehicles.bodyType[vehicle.bodyType]],
          isDriven && [field.fuel, vehicles.fuel[vehicle.fuel]],
          isDriven && [field.euroClass, vehicle.euroClass && vehicles.euroClass[vehicle.euroClass]],
          countsKilometres(vehicle) && [detail.odometer, measures.kilometres(vehicle.odometerKm)],
          [detail.changed, instantText(vehicle.updatedAt, locale)],
        ]}
      />
    </Card>
  );
};
