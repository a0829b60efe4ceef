import {
  carriesLoad,
  countsKilometres,
  hasCapacity,
  hasEngine,
  loadCapacities,
  mustKeepTemperature,
} from '../../../domain/vehicle/vehicleTraits.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { Card } from '../../components/Card.tsx';
import { instantText } from '../../components/instantText.ts';
import { RecordFacts } from '../../shared/record/RecordFacts.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';

/** Shows a fact only if it applies to the vehicle. */
const shownIf = (applies: boolean): false | undefined => (applies ? undefined : false);

/** The facts of a vehicle that apply to its kind. */
export const VehicleFacts = ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const { detail, field: labels, choices: words } = useVehicleTexts();
  const locale = useLocale();
  const measure = useMeasure();
  const { temperatureC } = vehicle;
  const noRange = mustKeepTemperature(vehicle.bodyType) ? undefined : detail.notKept;
  const range =
    temperatureC && detail.temperatureRange(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius'));
  const row = { fields: vehicleFields, facts: vehicle, labels, words };
  const notCarried = Object.fromEntries(
    loadCapacities.filter((name) => !hasCapacity(vehicle, name)).map((name) => [name, false as const]),
  );
  const isDriven = hasEngine(vehicle.fuel);
  return (
    <>
      <Card title={detail.facts}>
        <RecordFacts
          {...row}
          sections={{ identity: true, build: true, capacity: false, temperature: false, engine: true }}
          instead={{
            fleetNo: false,
            plate: { title: labels.plate, value: `${vehicle.plate} (${vehicle.plateCountry})` },
            plateCountry: false,
            bodyType: shownIf(carriesLoad(vehicle.kind)),
            fuel: shownIf(isDriven),
            euroClass: shownIf(isDriven),
            odometerKm: shownIf(countsKilometres(vehicle)),
            adr: false,
          }}
          more={[{ title: detail.changed, value: instantText(vehicle.updatedAt, locale) }]}
        />
      </Card>
      <Card title={detail.capacity}>
        <RecordFacts
          {...row}
          sections={{ identity: false, build: false, capacity: true, temperature: true, engine: false }}
          instead={{
            ...notCarried,
            'temperatureC.min': hasCapacity(vehicle, 'temperatureC') && {
              title: detail.temperature,
              value: range ?? noRange,
            },
            'temperatureC.max': false,
          }}
          more={[{ title: detail.adr, value: vehicle.adr ? detail.adrYes : detail.adrNo }]}
        />
      </Card>
    </>
  );
};
