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
  const noLoad = carriesLoad(vehicle.kind) ? undefined : detail.notApplicable;
  const noTemperature = mustKeepTemperature(vehicle.bodyType) ? undefined : detail.notKept;
  return (
    <Card title={detail.capacity}>
      <VehicleFacts
        facts={[
          [detail.payload, measures.kilograms(vehicle.payloadKg)],
          [detail.grossWeight, measures.kilograms(vehicle.grossWeightKg)],
          [detail.volume, volumeM3 === undefined ? noLoad : measures.cubicMetres(volumeM3)],
          [detail.pallets, palletPositions === undefined ? noLoad : measures.count(palletPositions)],
          [
            detail.temperature,
            temperatureC
              ? detail.temperatureRange(measures.degrees(temperatureC.min), measures.degrees(temperatureC.max))
              : (noLoad ?? noTemperature),
          ],
          [detail.adr, vehicle.adr ? detail.adrYes : detail.adrNo],
        ]}
      />
    </Card>
  );
};
