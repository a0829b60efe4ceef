import { hasCapacity } from '../../../domain/vehicle/hasCapacity.ts';
import { mustKeepTemperature } from '../../../domain/vehicle/mustKeepTemperature.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { Card } from '../../components/Card.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { VehicleFacts } from './VehicleFacts.tsx';
import { useMeasures } from './useMeasures.ts';

export const CapacityCard = ({ vehicle }: { readonly vehicle: VehicleRecord }) => {
  const { detail } = useAdminTexts().vehicles;
  const measures = useMeasures();
  const { volumeM3, palletPositions, temperatureC } = vehicle;
  const noTemperature = mustKeepTemperature(vehicle.bodyType) ? undefined : detail.notKept;
  return (
    <Card title={detail.capacity}>
      <VehicleFacts
        facts={[
          hasCapacity(vehicle, 'payloadKg') && [detail.payload, measures.kilograms(vehicle.payloadKg)],
          [detail.grossWeight, measures.kilograms(vehicle.grossWeightKg)],
          hasCapacity(vehicle, 'volumeM3') && [
            detail.volume,
            volumeM3 === undefined ? undefined : measures.cubicMetres(volumeM3),
          ],
          hasCapacity(vehicle, 'palletPositions') && [
            detail.pallets,
            palletPositions === undefined ? undefined : measures.count(palletPositions),
          ],
          hasCapacity(vehicle, 'temperatureC') && [
            detail.temperature,
            temperatureC
              ? detail.temperatureRange(measures.degrees(temperatureC.min), measures.degrees(temperatureC.max))
              : noTemperature,
          ],
          [detail.adr, vehicle.adr ? detail.adrYes : detail.adrNo],
        ]}
      />
    </Card>
  );
};
