import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillFromModel, modelsByName } from '../../../src/domain/vehicle/SupportedVehicle.ts';
import {
  mayRemoveVehicle,
  statusesByHand,
  vehicleMoveRefusal,
  type VehicleStatus,
  vehicleStatuses,
} from '../../../src/domain/vehicle/VehicleStatus.ts';
import { parseVehicle } from '../../../src/domain/vehicle/parseVehicle.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { type VehicleDraft, vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';
import { supportedVehicleFactory } from '../../support/factories/supportedVehicleFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { outsideText } from '../../support/outsideValues.ts';

const vehicle = vehicleFactory.build();
const draft = writeDraft(vehicleFields, vehicle);
const emptyVehicleDraft = writeDraft(vehicleFields);
/** The code of each field's problem. */
const codesOf = (typed: VehicleDraft): Readonly<Record<string, string | undefined>> => {
  const parsed = parseVehicle(typed, { thisYear: 2026 });
  return parsed.ok
    ? {}
    : Object.fromEntries(Object.entries(parsed.problems).map(([path, problem]) => [path, problem?.code]));
};
const factsOf = (typed: VehicleDraft) => {
  const parsed = parseVehicle(typed, { thisYear: 2026 });
  return parsed.ok ? parsed.value : undefined;
};
const tractor = { kind: 'tractor', fuel: 'diesel' };
const reefer = { bodyType: 'reefer', 'temperatureC.min': '-25', 'temperatureC.max': '12' };

describe('parsing a vehicle', () => {
  it('finds no problems in a complete draft', () => {
    expect(codesOf(draft)).toEqual({});
  });

  it.each<[Partial<VehicleDraft>, object]>([
    [{ fleetNo: ' ' }, { fleetNo: 'required' }],
    [{ fleetNo: 'x'.repeat(21) }, { fleetNo: 'too_long' }],
    [{ fleetNo: '🚚'.repeat(20) }, {}],
    [{ plate: 'B' }, { plate: 'plate' }],
    [{ plate: ' b-gl 12 ' }, {}],
    [{ plate: `b${' '.repeat(20)}12` }, {}],
    [{ plate: '- 7 -' }, { plate: 'plate' }],
    [{ plateCountry: '' }, { plateCountry: 'required' }],
    [{ plateCountry: 'DEU' }, { plateCountry: 'country' }],
    [{ vin: '' }, {}],
    [{ vin: 'wsm00000012345678' }, {}],
    [{ vin: ' wsm 0000 0000–12-3456 ' }, {}],
    [{ vin: 'WSM0000001234567O' }, { vin: 'vin' }],
    [{ make: '' }, { make: 'required' }],
    [{ model: 'x'.repeat(61) }, { model: 'too_long' }],
    [{ year: '1949' }, { year: 'out_of_range' }],
    [{ year: '2027' }, {}],
    [{ year: '2028' }, { year: 'out_of_range' }],
    [{ kind: 'boat' }, { kind: 'not_a_choice' }],
    [{ bodyType: '' }, { bodyType: 'required' }],
    [{ payloadKg: '' }, { payloadKg: 'required' }],
    [{ payloadKg: '0' }, { payloadKg: 'payload_missing' }],
    [{ ...tractor, payloadKg: '0' }, {}],
    [{ payloadKg: '100001', grossWeightKg: '150000' }, { payloadKg: 'out_of_range' }],
    [{ payloadKg: '27000', grossWeightKg: '27000' }, { grossWeightKg: 'gross_below_payload' }],
    [{ ...tractor, payloadKg: '0', grossWeightKg: '499' }, { grossWeightKg: 'out_of_range' }],
    [{ volumeM3: '' }, {}],
    [{ volumeM3: '0' }, { volumeM3: 'out_of_range' }],
    [{ volumeM3: '200' }, {}],
    [{ volumeM3: '91.55' }, { volumeM3: 'too_precise' }],
    [{ palletPositions: '66' }, {}],
    [{ palletPositions: '67' }, { palletPositions: 'out_of_range' }],
    [{ palletPositions: '1.5' }, { palletPositions: 'not_whole' }],
    [{ equipment: '' }, {}],
    [{ equipment: 'gps straps' }, {}],
    [{ equipment: 'crane' }, { equipment: 'not_a_choice' }],
    [{ bodyType: 'reefer' }, { 'temperatureC.min': 'temperature_missing', 'temperatureC.max': 'temperature_missing' }],
    [reefer, {}],
    [{ ...reefer, 'temperatureC.max': '' }, { 'temperatureC.max': 'required' }],
    [{ ...reefer, 'temperatureC.min': '-41' }, { 'temperatureC.min': 'out_of_range' }],
    [{ ...reefer, 'temperatureC.min': '-18.55' }, { 'temperatureC.min': 'too_precise' }],
    [{ ...reefer, 'temperatureC.min': '13' }, { 'temperatureC.max': 'temperature_order' }],
    [{ fuel: '' }, { fuel: 'required' }],
    [{ euroClass: 'euro_1' }, { euroClass: 'not_a_choice' }],
    [{ odometerKm: '10000000' }, { odometerKm: 'out_of_range' }],
    [{ odometerKm: '-1' }, { odometerKm: 'out_of_range' }],
  ])('finds in %j the problems %j', (fields, problems) => {
    expect(codesOf({ ...draft, ...fields })).toEqual(problems);
  });

  it('finds only the required fields missing in an empty draft', () => {
    expect(Object.keys(codesOf(emptyVehicleDraft))).toEqual([
      'fleetNo',
      'plate',
      'plateCountry',
      'kind',
      'bodyType',
      'make',
      'model',
      'year',
      'payloadKg',
      'grossWeightKg',
      'fuel',
      'odometerKm',
    ]);
  });

  it('converts to upper case where needed and leaves empty fields undefined', () => {
    const typed = {
      ...draft,
      ...reefer,
      plate: ' b-gl\u00a0 12 ',
      plateCountry: 'de',
      vin: 'wsm 0000 0012-345678',
      volumeM3: '',
    };
    expect(factsOf({ ...typed, adr: 'yes', payloadKg: '27 000' })).toMatchObject({
      plate: 'B-GL 12',
      plateCountry: 'DE',
      vin: 'WSM00000012345678',
      volumeM3: undefined,
      temperatureC: { min: -25, max: 12 },
      payloadKg: 27_000,
      adr: true,
    });
  });

  it('reads back what the form shows', () => {
    const facts = factsOf(draft);
    expect(vehicle).toMatchObject({ ...facts });
    expect(facts && writeDraft(vehicleFields, facts)).toEqual(draft);
  });

  it('accepts or rejects any text, and reads back what it accepted', () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(draft)), outsideText, { maxKeys: 2 });
    fc.assert(
      fc.property(fields, (typed) => {
        const facts = factsOf({ ...draft, ...typed });
        const again = facts && factsOf(writeDraft(vehicleFields, facts));
        expect(again).toEqual(facts);
      }),
    );
  });
});

describe('filling in a vehicle from a model', () => {
  const atego = supportedVehicleFactory.build();
  const actros = supportedVehicleFactory.build({
    model: 'Actros 1845',
    kind: 'tractor',
    payloadKg: 0,
    volumeM3: undefined,
  });

  it('fills in its name and its usual capacities', () => {
    expect(fillFromModel(emptyVehicleDraft, atego, undefined)).toEqual({
      ...emptyVehicleDraft,
      kind: 'rigid',
      bodyType: 'box',
      make: 'Mercedes-Benz',
      model: 'Atego 1223',
      payloadKg: '5800',
      grossWeightKg: '11990',
      volumeM3: '42.5',
      palletPositions: '17',
      fuel: 'diesel',
    });
  });

  it('keeps what was typed and replaces values of the previous model', () => {
    const typed = { ...fillFromModel(emptyVehicleDraft, atego, undefined), grossWeightKg: '12000' };
    expect(fillFromModel(typed, actros, atego)).toMatchObject({
      model: 'Actros 1845',
      payloadKg: '0',
      grossWeightKg: '12000',
      volumeM3: '',
    });
  });

  it('fills what holds blanks alone', () => {
    expect(fillFromModel({ ...emptyVehicleDraft, payloadKg: '  ' }, atego, undefined).payloadKg).toBe('5800');
  });
});

it('lists models by make, then by model, whatever their case', () => {
  const models = ['Volvo FH', 'DAF XG', 'daf XF', 'Škoda R', 'MAN TGX', 'MAN TGL'].map((name) => {
    const [make = '', model = ''] = name.split(' ');
    return supportedVehicleFactory.build({ make, model });
  });
  expect(modelsByName(models).map(({ make, model }) => `${make} ${model}`)).toEqual([
    'daf XF',
    'DAF XG',
    'MAN TGL',
    'MAN TGX',
    'Škoda R',
    'Volvo FH',
  ]);
});

describe('moving a vehicle by hand', () => {
  const allowed: readonly (readonly [VehicleStatus, readonly VehicleStatus[]])[] = [
    ['available', ['maintenance', 'out_of_service', 'retired']],
    ['assigned', ['available']],
    ['in_use', ['available']],
    ['maintenance', ['available', 'retired']],
    ['out_of_service', ['available', 'retired']],
    ['retired', []],
  ];

  it.each(allowed)('from %s is allowed only to %j', (from, targets) => {
    expect(vehicleStatuses.filter((to) => vehicleMoveRefusal(from, to) === undefined)).toEqual(targets);
  });

  it.each<[VehicleStatus, VehicleStatus, string]>([
    ['available', 'available', 'so_already'],
    ['retired', 'available', 'retired'],
    ['retired', 'retired', 'retired'],
    ['available', 'in_use', 'by_shipment'],
    ['assigned', 'in_use', 'by_shipment'],
    ['assigned', 'maintenance', 'in_use'],
    ['in_use', 'out_of_service', 'in_use'],
    ['in_use', 'retired', 'in_use'],
    ['maintenance', 'out_of_service', 'not_in_service'],
  ])('from %s to %s is refused because %s', (from, to, refusal) => {
    expect(vehicleMoveRefusal(from, to)).toBe(refusal);
  });

  it('or deleting it is refused while a shipment uses it', () => {
    expect(vehicleStatuses.filter(mayRemoveVehicle)).toEqual(['available', 'maintenance', 'out_of_service', 'retired']);
  });

  it('offers every status that some vehicle may take, and no other', () => {
    const taken = vehicleStatuses.filter((to) => vehicleStatuses.some((from) => !vehicleMoveRefusal(from, to)));
    expect(statusesByHand).toEqual(taken);
  });
});
