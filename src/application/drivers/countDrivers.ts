import type { ServiceIdentifier } from 'inversify';
import type { DriverStatus } from '../../domain/driver/DriverStatus.ts';
import type { DriverRegister } from './DriverRegister.ts';

export type CountDrivers = (signal: AbortSignal) => Promise<Readonly<Record<DriverStatus, number>>>;
export const CountDrivers: ServiceIdentifier<CountDrivers> = Symbol('CountDrivers');

/** How many drivers of the company have each status. */
export const countDrivers =
  (register: DriverRegister): CountDrivers =>
  (signal) =>
    register.count(signal);
