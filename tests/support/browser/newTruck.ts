import { randomUUID } from 'node:crypto';
import { addDriver, addTruck } from '../freight/fleetUnits.ts';
import type { Account } from './Account.ts';
import { companyOf } from './companyOf.ts';

/** Gives the account's only company a box truck with all its papers, and a driver for it. Returns its plate. */
export const newTruck = async (account: Account, plate: string): Promise<string> => {
  const asFleet = await companyOf(account);
  const until = `${new Date().getFullYear() + 2}-06-30`;
  const currentVehicleId = await addTruck(asFleet, plate, { until });
  const phone = `+4915${randomUUID().replaceAll(/\D/g, '').padEnd(9, '1').slice(0, 9)}`;
  await addDriver(asFleet, { name: `Driver of ${plate}`, phone }, until, { currentVehicleId });
  return plate;
};
