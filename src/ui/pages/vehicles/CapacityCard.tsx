import { carriesLoad } from '../../../domain/vehicle/carriesLoad.ts';
import { mustKeepTemperature } from '../../../domain/vehicle/mustKeepTemperature.ts';
import type { VehicleRecord } from '../../../domain/vehicle/VehicleRecord.ts';
import { Card } from '../../components/Card.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { VehicleFacts } from './VehicleFacts.tsx';
import { useMeasures } from './useMeasures.ts';

export const CapacityCard = ({ vehicle }: { readonly vehicle: VehicleRecord }) => {
  const { detail } = useAdminTexts().vehicles;
  const measures = useMeasures();
  const { volumeM3, palletPositions, temperatureC } = vehicle;
  const isLoaded = carriesLoad(vehicle.kind);
  const mayHave = (fact: unknown): boolean => isLoaded || fact !== undefined;
  const noTemperature = mustKeepTemperature(vehicle.bodyType) ? undefined : detail.notKept;
  return (
    <Card title={detail.capacity}>
      <VehicleFacts
        facts={[
          (isLoaded || vehicle.payloadKg > 0) && [detail.payload, measures.kilograms(vehicle.payloadKg)],
          [detail.grossWeight, measures.kilograms(vehicle.grossWeightKg)],
          mayHave(volumeM3) && [detail.volume, volumeM3 === undefined ? undefined : measures.cubicMetres(volumeM3)],
          mayHave(palletPositions) && [
            detail.pallets,
            palletPositions === undefined ? undefined : measures.count(palletPositions),
          ],
          mayHave(temperatureC) && [
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
