import { expect, it } from 'vitest';
import { type VehicleFacts, vehicleFields } from '../../../../src/domain/vehicle/vehicleFields.ts';
import { vehicleTextsEnUS } from '../../../../src/ui/rooms/vehicles/vehicleTextsEnUS.ts';
import { recordCsv } from '../../../../src/ui/shared/record/recordCsv.ts';
import { pickCsv } from '../../../../src/ui/shared/record/pickCsv.ts';
import { enUS } from '../../../../src/ui/shared/texts/admin/enUS.ts';
import { fullVehicleFactory, vehicleFactory } from '../../../support/factories/vehicleFactory.ts';

const { field: labels, choices: words } = vehicleTextsEnUS;
const csv = recordCsv({
  fields: vehicleFields,
  labels,
  words,
  texts: enUS,
  more: [{ key: 'papers', title: 'Papers', cell: () => 'Missing' }],
});

it('the CSV of a record has every field in words and units, then what is added', () => {
  const cells = csv.cells(fullVehicleFactory.build());
  expect(csv.titles.map((title, at) => `${title}: ${cells[at]}`)).toEqual([
    'Fleet number: RT-007',
    'Plate: B-GL 1204',
    'Country of registration: DE',
    'VIN: WSM00000012345678',
    'Type: Straight truck',
    'Body type: Reefer',
    'Make: MAN',
    'Model: TGM 18.320',
    'Year built: 2024',
    'Equipment: Liftgate, Pallet jack',
    'Payload (kg): 9000',
    'Gross vehicle weight (kg): 18000',
    'Cargo volume (m³): 42.5',
    'Loading length (m): 7.2',
    'Pallet positions: 18',
    'Minimum temperature (°C): -25',
    'Maximum temperature (°C): 12.5',
    'Fuel: Diesel',
    'Emission class: Euro 6',
    'Odometer (km): 182400',
    'Approved for dangerous goods (ADR): Yes',
    'Papers: Missing',
  ]);
});

it('what a record does not have is empty in its CSV', () => {
  const cells = csv.cells(vehicleFactory.build({ euroClass: undefined, adr: false }));
  expect(cells[csv.keys.indexOf('euroClass')]).toBeUndefined();
  expect(cells[csv.keys.indexOf('adr')]).toBe('No');
});

it('the CSV of a table has its columns in their order, each once', () => {
  const column = { title: '', cell: () => '' };
  const picked = pickCsv<VehicleFacts, typeof csv>(csv, [
    { ...column, key: 'papers' },
    { ...column, key: 'make', csv: ['make', 'model'] },
    { ...column, key: 'model' },
    { ...column, key: 'photo' },
  ]);
  expect(picked.titles).toEqual(['Papers', 'Make', 'Model']);
  expect(picked.cells(fullVehicleFactory.build({ make: 'Volvo', model: 'FH' }))).toEqual(['Missing', 'Volvo', 'FH']);
});
