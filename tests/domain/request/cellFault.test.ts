import { expect, it } from 'vitest';
import { cellFault } from '../../../src/domain/request/cellFault.ts';

it.each([
  ['not_an_instant', 'pickup_from', '3.2.2027', undefined, 'dayAlone'],
  ['not_an_instant', 'pickup_from', '31.02.2027 08:00', undefined, 'notATime'],
  ['not_an_instant', 'pickup_from', '31.02.2027', undefined, 'notATime'],
  ['required', 'decide_by', '', undefined, 'timeMissing'],
  ['required', 'goods', '', undefined, undefined],
  ['position_missing', 'pickup_city', 'Neustat', 'pickup_country', 'townNowhere'],
  ['position_missing', 'pickup_city', 'Neustat', 'delivery_country', undefined],
  ['position_missing', 'pickup_city', 'Neustat', undefined, undefined],
  ['position_missing', 'pickup_city', '', 'pickup_country', undefined],
  ['position_missing', 'pickup_lat', '0', undefined, undefined],
  ['not_whole', 'count', '1.5', 'pickup_country', undefined],
  [undefined, 'count', '1.5', undefined, undefined],
])('%s of %s with "%s", beside a fault of %s, is %s', (code, column, typed, other, fault) => {
  const errors = [column, ...(other === undefined ? [] : [other])].map((field) => ({ field, message: 'is wrong' }));
  expect(cellFault(code, { column, typed }, errors, 'dmy')).toBe(fault);
});
