import { describe } from 'vitest';
import { refuseUnfit } from '../../services/vehicles/refuseUnfit.ts';
import { vehicleDraft } from '../../services/vehicles/vehicleDraft.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { typedNumber } from '../../src/domain/record/typedNumber.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { parseVehicle } from '../../src/domain/vehicle/parseVehicle.ts';
import { type VehicleDraft, vehicleFields } from '../../src/domain/vehicle/vehicleFields.ts';
import { AxiosVehicleRegister } from '../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { vehicleFactory } from '../support/factories/vehicleFactory.ts';
import { accepted } from './accepted.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';

const now = new Date('2026-11-22T12:00:00Z');
const thisYear = 2026;

const right: VehicleDraft = writeDraft(
  vehicleFields,
  vehicleFactory.build({
    bodyType: 'reefer',
    temperatureC: { min: -25, max: 12.5 },
    fuel: 'diesel',
    euroClass: 'euro_6',
  }),
);

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed);
const number = (typed: string, whole = false): number | string | null =>
  orNull(typed) === null ? null : (typedNumber(typed, whole) ?? typed);

const fields = Object.keys(right).filter((field): field is keyof VehicleDraft => field in right && field !== 'adr');

describe('the form of a vehicle and the vehicles service', () => {
  formAndServiceAgree(right, fields, {
    formAccepts: (draft) => parseVehicle(draft, thisYear).ok,
    serviceKeeps: (body) => {
      const draft = keptBy(vehicleDraft, body);
      return draft && accepted(() => refuseUnfit(draft, now)) ? draft : undefined;
    },
    typed: (draft) => ({
      fleetNo: singleSpaced(draft.fleetNo),
      plate: singleSpaced(draft.plate),
      plateCountry: draft.plateCountry,
      vin: orNull(draft.vin),
      make: singleSpaced(draft.make),
      model: singleSpaced(draft.model),
      year: number(draft.year, true),
      kind: draft.kind,
      bodyType: draft.bodyType,
      payloadKg: number(draft.payloadKg, true),
      grossWeightKg: number(draft.grossWeightKg, true),
      volumeM3: number(draft.volumeM3),
      palletPositions: number(draft.palletPositions, true),
      temperatureC:
        orNull(draft['temperatureC.min'] + draft['temperatureC.max']) === null
          ? null
          : { min: number(draft['temperatureC.min']), max: number(draft['temperatureC.max']) },
      adr: draft.adr === 'yes',
      fuel: draft.fuel,
      euroClass: orNull(draft.euroClass),
      odometerKm: number(draft.odometerKm, true),
    }),
    sent: async (draft) => {
      const { http, sent } = recordedLine();
      const facts = parseVehicle(draft, thisYear);
      if (facts.ok) await new AxiosVehicleRegister(http).add(facts.value, 'key').catch(() => undefined);
      return sent.body;
    },
  });
});
