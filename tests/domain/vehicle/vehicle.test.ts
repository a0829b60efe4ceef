import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyTypes } from '../../../src/domain/vehicle/BodyType.ts';
import { carriesLoad } from '../../../src/domain/vehicle/carriesLoad.ts';
import { checkVehicle } from '../../../src/domain/vehicle/checkVehicle.ts';
import { emptyVehicleDraft } from '../../../src/domain/vehicle/emptyVehicleDraft.ts';
import { fillFromModel } from '../../../src/domain/vehicle/fillFromModel.ts';
import { fuels } from '../../../src/domain/vehicle/Fuel.ts';
import { hasEngine } from '../../../src/domain/vehicle/hasEngine.ts';
import { mayRemoveVehicle } from '../../../src/domain/vehicle/mayRemoveVehicle.ts';
import { mustKeepTemperature } from '../../../src/domain/vehicle/mustKeepTemperature.ts';
import { readVehicleDraft } from '../../../src/domain/vehicle/readVehicleDraft.ts';
import { typedNumber } from '../../../src/domain/vehicle/typedNumber.ts';
import type { VehicleDraft } from '../../../src/domain/vehicle/VehicleDraft.ts';
import { draftOfVehicle } from '../../../src/domain/vehicle/draftOfVehicle.ts';
import { vehicleKinds } from '../../../src/domain/vehicle/VehicleKind.ts';
import { vehicleMoveRefusal } from '../../../src/domain/vehicle/vehicleMoveRefusal.ts';
import { type VehicleStatus, vehicleStatuses } from '../../../src/domain/vehicle/VehicleStatus.ts';
import { supportedVehicleFactory } from '../../support/factories/supportedVehicleFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { outsideText } from '../../support/outsideValues.ts';

const vehicle = vehicleFactory.build();
const draft = draftOfVehicle(vehicle);
const tractor = { kind: 'tractor', fuel: 'diesel' };
const reefer = { bodyType: 'reefer', 'temperatureC.min': '-25', 'temperatureC.max': '12' };

describe('a typed number', () => {
  it.each([
    ['24000', 24_000],
    [' 24 000 ', 24_000],
    ['24\u00A0000', 24_000],
    ['24,000', 24_000],
    ['24.000', 24_000],
    ['1’204’000', 1_204_000],
    ['-25', -25],
    ['0', 0],
  ])('%j is %i where a whole one is asked for', (typed, number) => {
    expect(typedNumber(typed, true)).toBe(number);
  });

  it.each([
    ['91.5', 91.5],
    ['91,5', 91.5],
    ['−18.5', -18.5],
    ['1,204,000', 1_204_000],
  ])('%j is %d where it may have decimals', (typed, number) => {
    expect(typedNumber(typed)).toBe(number);
  });

  it.each(['', ' ', 'ten', '1e5', '0x10', '1..5', '1.5.', '٣', '24,5', 'NaN', '--1'])('%j is none', (typed) => {
    expect(typedNumber(typed, true)).toBeUndefined();
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (number) => {
        expect(typedNumber(String(number), true)).toBe(number);
      }),
    );
  });
});

describe('what a vehicle is', () => {
  it('decides whether it carries a load itself: a tractor unit does not', () => {
    expect(vehicleKinds.filter((kind) => !carriesLoad(kind))).toEqual(['tractor']);
  });

  it('decides whether it must keep a temperature: a reefer must', () => {
    expect(bodyTypes.filter(mustKeepTemperature)).toEqual(['reefer']);
  });

  it('decides whether it has an engine: one without fuel does not', () => {
    expect(fuels.filter((fuel) => !hasEngine(fuel))).toEqual(['none']);
  });
});

describe('a vehicle', () => {
  it('may be saved when everything is right', () => {
    expect(checkVehicle(draft, 2026)).toEqual({});
  });

  it.each<[Partial<VehicleDraft>, object]>([
    [{ fleetNo: ' ' }, { fleetNo: 'required' }],
    [{ fleetNo: 'x'.repeat(21) }, { fleetNo: 'fleet-no' }],
    [{ fleetNo: '🚚'.repeat(20) }, {}],
    [{ plate: 'B' }, { plate: 'plate' }],
    [{ plate: ' b-gl 12 ' }, {}],
    [{ plate: `b${' '.repeat(20)}12` }, {}],
    [{ plate: '- 7 -' }, { plate: 'plate' }],
    [{ plateCountry: '' }, { plateCountry: 'country' }],
    [{ plateCountry: 'DEU' }, { plateCountry: 'country' }],
    [{ vin: '' }, {}],
    [{ vin: 'wsm00000012345678' }, {}],
    [{ vin: ' wsm 0000 0000–12-3456 ' }, {}],
    [{ vin: 'WSM0000001234567O' }, { vin: 'vin' }],
    [{ make: '' }, { make: 'required' }],
    [{ model: 'x'.repeat(61) }, { model: 'name' }],
    [{ year: '1949' }, { year: 'year' }],
    [{ year: '2027' }, {}],
    [{ year: '2028' }, { year: 'year' }],
    [{ kind: 'boat' }, { kind: 'choose' }],
    [{ bodyType: '' }, { bodyType: 'choose' }],
    [{ payloadKg: '' }, { payloadKg: 'payload' }],
    [{ payloadKg: '0' }, { payloadKg: 'payload-none' }],
    [{ ...tractor, payloadKg: '0' }, {}],
    [{ payloadKg: '100001', grossWeightKg: '150000' }, { payloadKg: 'payload' }],
    [{ payloadKg: '27000', grossWeightKg: '27000' }, { grossWeightKg: 'gross-below-payload' }],
    [{ ...tractor, payloadKg: '0', grossWeightKg: '499' }, { grossWeightKg: 'gross-weight' }],
    [{ volumeM3: '' }, {}],
    [{ volumeM3: '0' }, { volumeM3: 'volume' }],
    [{ volumeM3: '200' }, {}],
    [{ volumeM3: '91.55' }, { volumeM3: 'volume' }],
    [{ palletPositions: '66' }, {}],
    [{ palletPositions: '67' }, { palletPositions: 'pallets' }],
    [{ palletPositions: '1.5' }, { palletPositions: 'pallets' }],
    [{ bodyType: 'reefer' }, { 'temperatureC.min': 'temperature-reefer', 'temperatureC.max': 'temperature-reefer' }],
    [reefer, {}],
    [{ ...reefer, 'temperatureC.max': '' }, { 'temperatureC.max': 'required' }],
    [{ ...reefer, 'temperatureC.min': '-41' }, { 'temperatureC.min': 'temperature' }],
    [{ ...reefer, 'temperatureC.min': '-18.55' }, { 'temperatureC.min': 'temperature' }],
    [{ ...reefer, 'temperatureC.min': '13' }, { 'temperatureC.max': 'temperature-order' }],
    [{ fuel: '' }, { fuel: 'choose' }],
    [{ euroClass: 'euro_1' }, { euroClass: 'choose' }],
    [{ odometerKm: '10000000' }, { odometerKm: 'odometer' }],
    [{ odometerKm: '-1' }, { odometerKm: 'odometer' }],
  ])('with %j has the problems %j', (fields, problems) => {
    expect(checkVehicle({ ...draft, ...fields }, 2026)).toEqual(problems);
  });

  it('that is all empty asks for what is needed and nothing else', () => {
    expect(Object.keys(checkVehicle(emptyVehicleDraft, 2026))).toEqual([
      'fleetNo',
      'plate',
      'plateCountry',
      'make',
      'model',
      'year',
      'kind',
      'bodyType',
      'payloadKg',
      'grossWeightKg',
      'fuel',
      'odometerKm',
    ]);
  });

  it('is kept in upper case where the spelling counts, and without what was left empty', () => {
    const typed = {
      ...draft,
      ...reefer,
      plate: ' b-gl\u00a0 12 ',
      plateCountry: 'de',
      vin: 'wsm 0000 0012-345678',
      volumeM3: '',
    };
    expect(readVehicleDraft({ ...typed, adr: 'yes', payloadKg: '27 000' })).toMatchObject({
      plate: 'B-GL 12',
      plateCountry: 'DE',
      vin: 'WSM00000012345678',
      volumeM3: undefined,
      temperatureC: { min: -25, max: 12 },
      payloadKg: 27_000,
      adr: true,
    });
  });

  it('comes out of the form as it went in', () => {
    const facts = readVehicleDraft(draft);
    expect(vehicle).toMatchObject({ ...facts });
    expect(facts && draftOfVehicle(facts)).toEqual(draft);
  });

  it('that passes the rules can be read, whatever was typed', () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(draft)), outsideText, { maxKeys: 2 });
    fc.assert(
      fc.property(fields, (typed) => {
        const changed = { ...draft, ...typed };
        fc.pre(Object.keys(checkVehicle(changed, 2026)).length === 0);
        expect(readVehicleDraft(changed)).toBeDefined();
      }),
    );
  });
});

describe('a model on the market', () => {
  const atego = supportedVehicleFactory.build();
  const actros = supportedVehicleFactory.build({
    model: 'Actros 1845',
    kind: 'tractor',
    payloadKg: 0,
    volumeM3: undefined,
  });

  it('fills in what names it and what it usually carries', () => {
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

  it('leaves what somebody typed, and replaces what the model before had put there', () => {
    const typed = { ...fillFromModel(emptyVehicleDraft, atego, undefined), grossWeightKg: '12000' };
    expect(fillFromModel(typed, actros, atego)).toMatchObject({
      model: 'Actros 1845',
      payloadKg: '0',
      grossWeightKg: '12000',
      volumeM3: '',
    });
  });
});

describe('a vehicle moved by hand', () => {
  const allowed: readonly (readonly [VehicleStatus, readonly VehicleStatus[]])[] = [
    ['available', ['maintenance', 'out_of_service', 'retired']],
    ['assigned', ['available']],
    ['in_use', ['available']],
    ['maintenance', ['available', 'retired']],
    ['out_of_service', ['available', 'retired']],
    ['retired', []],
  ];

  it.each(allowed)('from %s may become %j, and nothing else', (from, targets) => {
    expect(vehicleStatuses.filter((to) => vehicleMoveRefusal(from, to) === undefined)).toEqual(targets);
  });

  it.each<[VehicleStatus, VehicleStatus, string]>([
    ['available', 'available', 'is-so-already'],
    ['retired', 'available', 'retired'],
    ['available', 'in_use', 'by-shipment'],
    ['assigned', 'in_use', 'by-shipment'],
    ['assigned', 'maintenance', 'has-shipment'],
    ['in_use', 'out_of_service', 'has-shipment'],
    ['in_use', 'retired', 'has-shipment'],
    ['maintenance', 'out_of_service', 'not-in-service'],
  ])('from %s to %s is refused because %s', (from, to, refusal) => {
    expect(vehicleMoveRefusal(from, to)).toBe(refusal);
  });

  it('may be deleted unless a shipment counts on it', () => {
    expect(vehicleStatuses.filter(mayRemoveVehicle)).toEqual(['available', 'maintenance', 'out_of_service', 'retired']);
  });
});
