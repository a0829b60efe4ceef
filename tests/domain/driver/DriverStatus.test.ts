import { expect, it } from 'vitest';
import { driverMoveRefusal, driverStatuses } from '../../../src/domain/driver/DriverStatus.ts';

const phone = '+351912345678';

it.each([
  ['invited', ['active', 'left']],
  ['active', ['on_leave', 'suspended', 'left']],
  ['on_leave', ['active', 'left']],
  ['suspended', ['active', 'left']],
  ['left', []],
] as const)('a driver who is %s may become only %j', (status, moves) => {
  const allowed = driverStatuses.filter((to) => driverMoveRefusal({ status, phone }, to) === undefined);
  expect(allowed).toEqual(moves);
});

it.each([
  ['active', 'active', 'so_already'],
  ['left', 'active', 'has_left'],
  ['left', 'left', 'has_left'],
  ['active', 'invited', 'not_active'],
  ['on_leave', 'suspended', 'not_active'],
  ['invited', 'on_leave', 'not_active'],
] as const)('a driver who is %s may not become %s: %s', (status, to, reason) => {
  expect(driverMoveRefusal({ status, phone }, to)).toBe(reason);
});

it('a driver without a phone number may not become active', () => {
  expect(driverMoveRefusal({ status: 'invited', phone: undefined }, 'active')).toBe('no_phone');
  expect(driverMoveRefusal({ status: 'invited', phone: undefined }, 'left')).toBeUndefined();
});
