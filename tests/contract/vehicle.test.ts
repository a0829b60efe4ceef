import { describe } from 'vitest';
import { checkVehicleRules, vehicleDraft } from '../../services/vehicles/vehicleDraft.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { parseVehicle } from '../../src/domain/vehicle/parseVehicle.ts';
import { type VehicleDraft, vehicleFields } from '../../src/domain/vehicle/vehicleFields.ts';
import { AxiosVehicleRegister } from '../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { fullVehicleFactory } from '../support/factories/vehicleFactory.ts';
import { accepted } from './accepted.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';
import { typedBody } from './typedBody.ts';

const now = new Date('2026-11-22T12:00:00Z');
const line = recordedLine();
const thisYear = 2026;

const right: VehicleDraft = writeDraft(vehicleFields, fullVehicleFactory.build());

const fields = Object.keys(right).filter((field): field is keyof VehicleDraft => field in right && field !== 'adr');

describe('the vehicle form and the vehicles service', () => {
  formAndServiceAgree(right, fields, {
    formAccepts: (draft) => parseVehicle(draft, { thisYear }).ok,
    serviceKeeps: (body) => {
      const draft = keptBy(vehicleDraft, body);
      return draft && accepted(() => checkVehicleRules(draft, now)) ? draft : undefined;
    },
    typed: (draft) => typedBody(vehicleFields, draft),
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const facts = parseVehicle(draft, { thisYear });
      if (facts.ok) await new AxiosVehicleRegister(http).add(facts.value, 'key').catch(() => undefined);
      return sent.body;
    },
  });
});
