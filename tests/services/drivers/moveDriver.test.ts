import { expect, it } from 'vitest';
import { driverStatuses, type DriverStatus } from '../../../services/drivers/driverFields.ts';
import { moveRefusal } from '../../../services/drivers/moveDriver.ts';

const allowed: Readonly<Record<DriverStatus, readonly DriverStatus[]>> = {
  invited: ['active', 'left'],
  active: ['on_leave', 'suspended', 'left'],
  on_leave: ['active', 'left'],
  suspended: ['active', 'left'],
  left: [],
};

it.each(driverStatuses)('%s changes only to the statuses that the product allows', (from) => {
  const open = driverStatuses.filter((to) => moveRefusal(from, to, '+4915112345678') === undefined);
  expect(open).toEqual(driverStatuses.filter((to) => allowed[from].includes(to)));
});

it.each([
  ['left', 'active', 'This driver has left for good.', 'has_left'],
  ['active', 'active', 'This driver is already active.', 'so_already'],
  ['on_leave', 'suspended', 'A driver who is on leave cannot become suspended directly.', 'not_active'],
  ['active', 'invited', 'A driver who is active cannot become invited directly.', 'not_active'],
] as const)('%s to %s is told why not', (from, to, message, reason) => {
  expect(moveRefusal(from, to, '+4915112345678')).toMatchObject({ status: 409, message, reason });
});

it('a driver cannot become active without a phone number', () => {
  expect(moveRefusal('invited', 'active', null)).toMatchObject({
    message: 'An active driver needs a phone number. Add one first.',
    reason: 'no_phone',
  });
  expect(moveRefusal('invited', 'left', null)).toBeUndefined();
});
