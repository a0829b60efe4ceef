import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { toDocumentAnswer } from '../../services/papers/documentAnswer.ts';
import { vehicleQuery } from '../../services/vehicles/listVehicles.ts';
import { moveRefusal } from '../../services/vehicles/moveVehicle.ts';
import { toVehicleAnswer, vehicleRecordAnswer } from '../../services/vehicles/vehicleAnswers.ts';
import { checkVehicleRules, columnsOf, vehicleChange, vehicleDraft } from '../../services/vehicles/vehicleDraft.ts';
import * as services from '../../services/vehicles/vehicleFields.ts';
import type { VehicleRow } from '../../services/vehicles/VehicleTable.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { parseVehicle } from '../../src/domain/vehicle/parseVehicle.ts';
import type { VehicleRecord } from '../../src/domain/vehicle/Vehicle.ts';
import { type VehicleDraft, vehicleFields } from '../../src/domain/vehicle/vehicleFields.ts';
import { vehicleListSpec } from '../../src/domain/vehicle/vehicleListSpec.ts';
import { vehicleMoveRefusal, vehiclePauseFields, vehicleStatuses } from '../../src/domain/vehicle/VehicleStatus.ts';
import { AxiosVehicleRegister } from '../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { filledVehicleFacts, fullVehicleFactory } from '../support/factories/vehicleFactory.ts';
import { accepted } from './accepted.ts';
import { answering } from './answering.ts';
import { filledDocument, filledPhoto, photoOf } from './filledDocuments.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import type { AskedOf, AskedWith } from './Asked.ts';
import { listAgrees } from './listAgrees.ts';
import { searchAgrees } from './searchAgrees.ts';
import { recordedLine } from './recordedLine.ts';
import { documentRow, vehicleId, written } from './rows.ts';
import { throughJson } from './throughJson.ts';
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

describe('the list of vehicles', () => {
  listAgrees(vehicleListSpec, vehicleQuery);
  searchAgrees(vehicleListSpec, vehicleQuery);

  it('can be asked with every query parameter the service takes', () => {
    expectTypeOf<AskedWith<typeof vehicleListSpec>>().toEqualTypeOf<AskedOf<'GET /api/v1/vehicles'>>();
  });
});

it.each<[string, readonly string[], readonly string[]]>([
  ['kinds', vehicleFields.kind.options, services.vehicleFields.kind.accepts.options],
  ['bodies', vehicleFields.bodyType.options, services.vehicleFields.bodyType.accepts.options],
  ['fuels', vehicleFields.fuel.options, services.vehicleFields.fuel.accepts.options],
  ['Euro classes', vehicleFields.euroClass.options ?? [], services.vehicleFields.euroClass.accepts.wrapped.options],
  ['statuses', vehicleStatuses, services.vehicleStatuses],
  ['reasons for a pause', vehiclePauseFields.reason.options ?? [], services.vehiclePauseReasons],
])('the %s of a vehicle are the same in application and services', (_, application, ofServices) => {
  expect(application).toEqual(ofServices);
});

const vehicleMoves = vehicleStatuses.flatMap((from) => vehicleStatuses.map((to) => [from, to] as const));

it.each(vehicleMoves)(
  'whether a vehicle that is %s may become %s, and why not, is the same in application and services',
  (from, to) => {
    expect(vehicleMoveRefusal(from, to)).toBe(moveRefusal(from, to)?.reason);
  },
);

const vehicleRow: VehicleRow = {
  ...written,
  ...columnsOf({ ...filledVehicleFacts, equipment: [...filledVehicleFacts.equipment] }),
  id: vehicleId,
  plate_shared: false,
  status: 'maintenance',
  trailer_id: null,
  pause_reason: 'repair',
  pause_note: 'Gearbox',
  pause_back_on: '2026-12-01',
  papers_missing: false,
  papers_until: '2026-12-01',
  fleet_no_key: 'rt-007',
  make_key: 'man',
  plate_key: 'BGL1204',
  fleet_no_look: 'rt-007',
  fleet_no_shared: false,
  plate_look: 'bgl1204',
  search: 'rt-007 b-gl 1204',
};

describe('a vehicle with every field filled', () => {
  const coupled = { id: '00000000-0000-4000-8000-000000000009', fleetNo: 'T-9', plate: 'B-GL 9' };
  const assignment = { driver: { id: coupled.id, name: 'Ann' }, trailer: coupled, behind: coupled };
  const answer = throughJson({
    ...toVehicleAnswer(vehicleRow, photoOf('front.jpg'), now),
    documents: [toDocumentAnswer(documentRow)],
    assignment,
  });
  const vehicle: VehicleRecord = {
    id: vehicleRow.id,
    version: 7,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-06-05T10:30:00.000Z',
    ...filledVehicleFacts,
    status: 'maintenance',
    pause: { reason: 'repair', note: 'Gearbox', backOn: '2026-12-01' },
    compliance: 'expiring',
    photo: filledPhoto('front.jpg'),
    documents: [filledDocument],
    assignment,
  };

  it('is answered exactly as the contract says', () => {
    expect(v.parse(vehicleRecordAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    expect(await new AxiosVehicleRegister(answering(answer).http).read(vehicleRow.id)).toEqual(vehicle);
  });

  it('is written back complete from its form', async () => {
    const { http, sent } = answering(answer);
    const facts = parseVehicle(writeDraft(vehicleFields, vehicle), { thisYear: 2026 });
    if (facts.ok) await new AxiosVehicleRegister(http).change(vehicle.id, vehicle.version, facts.value, 'key');
    const { version, ...draft } = v.parse(vehicleChange, sent.body);
    expect({ ...vehicleRow, ...columnsOf(draft), version }).toEqual(vehicleRow);
  });
});
