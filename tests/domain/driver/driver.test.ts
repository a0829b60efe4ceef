import { describe, expect, it } from 'vitest';
import { checkDriver } from '../../../src/domain/driver/checkDriver.ts';
import { draftOfDriver } from '../../../src/domain/driver/draftOfDriver.ts';
import { driverData } from '../../../src/domain/driver/driverData.ts';
import { driverMoves } from '../../../src/domain/driver/driverMoves.ts';
import { driverStatuses } from '../../../src/domain/driver/DriverStatus.ts';
import { driverMoveRefusal } from '../../../src/domain/driver/driverMoveRefusal.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';

describe('the form of a driver', () => {
  it('holds what is known, and sends it as it was', () => {
    const driver = driverFactory.build({ currentVehicle: { id: 'v1', fleetNo: 'T-1', plate: 'AB 123' } });
    const draft = draftOfDriver(driver);
    expect(checkDriver(draft, { status: driver.status, today: '2026-03-10' })).toEqual({});
    expect(driverData(draft)).toEqual({
      name: driver.name,
      phone: driver.phone,
      email: driver.email,
      language: driver.language,
      employment: driver.employment,
      licence: driver.licence,
      cards: driver.cards,
      currentVehicleId: 'v1',
    });
  });

  it('is empty where nothing is known', () => {
    const draft = draftOfDriver({ ...driverFactory.build(), phone: undefined, licence: undefined, cards: [] });
    expect(driverData(draft)).toMatchObject({ phone: null, licence: null, cards: [], currentVehicleId: null });
  });

  it('sends single spaces where more were typed', () => {
    const draft = { ...draftOfDriver(driverFactory.build()), name: ' Ana  Pop ', 'licence.number': 'B 072\u00a0 RR' };
    expect(driverData(draft)).toMatchObject({ name: 'Ana Pop', licence: { number: 'B 072 RR' } });
  });
});

describe('a driver’s status', () => {
  it.each([
    ['invited', ['active', 'left']],
    ['active', ['on_leave', 'suspended', 'left']],
    ['on_leave', ['active', 'left']],
    ['suspended', ['active', 'left']],
    ['left', []],
  ] as const)('%s may become %j', (status, moves) => {
    expect(driverMoves(status)).toEqual(moves);
    const { phone } = driverFactory.build();
    expect(driverStatuses.filter((to) => driverMoveRefusal({ status, phone }, to) === undefined).toSorted()).toEqual(
      [...moves].toSorted(),
    );
  });

  it.each([
    ['active', 'active', 'is-there'],
    ['left', 'active', 'left'],
    ['active', 'invited', 'invited-once'],
    ['on_leave', 'suspended', 'not-active'],
    ['invited', 'on_leave', 'not-active'],
  ] as const)('%s becomes %s for no one: %s', (status, to, reason) => {
    expect(driverMoveRefusal({ status, phone: '+351912345678' }, to)).toBe(reason);
  });

  it('becomes active for nobody without a phone', () => {
    expect(driverMoveRefusal({ status: 'invited', phone: undefined }, 'active')).toBe('no-phone');
    expect(driverMoveRefusal({ status: 'invited', phone: undefined }, 'left')).toBeUndefined();
  });
});
