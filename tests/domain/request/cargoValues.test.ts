import { expect, it } from 'vitest';
import { cargoRules, cargoValues } from '../../../src/domain/request/cargoFound.ts';
import type { CargoLine, DangerousGoods } from '../../../src/domain/request/RequestContent.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';

const { cargo: [line] = [], stops = [] } = requestFactory.build();
if (!line) throw new RangeError('The request of the factory has no cargo.');

const found = (values: object) => {
  const changed: CargoLine = { ...line, ...values };
  return cargoValues([line, changed]).flatMap((each) => (each ? [[each[0], each[1].code]] : []));
};

/** Each number with the least and the most it takes, and how fine it may be. */
it.each([
  ['count', 1, 9999, 0],
  ['grossKg', 0.001, 60_000, 3],
  ['volumeM3', 0.001, 200, 3],
  ['loadingMetres', 0.01, 25, 2],
] as const)('%s is from %f to %f with %i decimals', (field, least, most, decimals) => {
  const path = `cargo.1.${field}`;
  const step = Number((10 ** -decimals).toFixed(decimals));
  const fault = decimals === 0 ? 'not_whole' : 'too_precise';
  expect(found({ [field]: least })).toEqual([]);
  expect(found({ [field]: most })).toEqual([]);
  expect(found({ [field]: Number((least - step).toFixed(decimals)) })).toEqual([[path, 'out_of_range']]);
  expect(found({ [field]: Number((most + step).toFixed(decimals)) })).toEqual([[path, 'out_of_range']]);
  expect(found({ [field]: least + step / 2 })).toEqual([[path, fault]]);
});

it.each<[keyof DangerousGoods, string | number, string | undefined]>([
  ['un', '1202', undefined],
  ['un', '12020', 'un_number'],
  ['un', 'x1202', 'un_number'],
  ['un', '120', 'un_number'],
  ['class', '3', undefined],
  ['class', '10', 'not_a_choice'],
  ['tunnelCode', '(D/E)', undefined],
  ['tunnelCode', 'ZZ9', 'tunnel_code'],
  ['transportCategory', 0, undefined],
  ['transportCategory', 4, undefined],
  ['transportCategory', 5, 'out_of_range'],
  ['transportCategory', -1, 'out_of_range'],
  ['transportCategory', 1.5, 'not_whole'],
  ['quantity', 0, undefined],
  ['quantity', -0.001, 'out_of_range'],
  ['quantity', 60_000, undefined],
  ['quantity', 60_000.001, 'out_of_range'],
  ['quantity', 1.0005, 'too_precise'],
])('of dangerous goods, %s %j is told as %s', (field, value, code) => {
  const dangerous = { un: '1202', name: 'DIESEL FUEL', class: '3', [field]: value };
  expect(found({ dangerous })).toEqual(code === undefined ? [] : [[`cargo.1.dangerous.${field}`, code]]);
});

it('a package of no kind is named', () => {
  expect(found({ packageCode: 'XX' })).toEqual([['cargo.1.packageCode', 'not_a_choice']]);
});

it.each([
  ['none', 0, 'too_few'],
  ['as many as there may be', 50, undefined],
  ['one more', 51, 'too_many'],
])('of lines, %s is told as %s', (_, count, code) => {
  const cargo = Array.from({ length: count }, () => ({ ...line, grossKg: 1 }));
  const told = cargoRules(cargo, stops).flatMap((each) => (each?.[0] === 'cargo' ? [each[1].code] : []));
  expect(told).toEqual(code === undefined ? [] : [code]);
});

it.each([
  [60_000, []],
  [60_000.001, ['too_heavy']],
])('%f kg in all are told as %j', (grossKg, codes) => {
  const told = cargoRules([{ ...line, grossKg }], stops).flatMap((each) =>
    each?.[0] === 'cargo' ? [each[1].code] : [],
  );
  expect(told).toEqual(codes);
});
