import type { ServiceIdentifier } from 'inversify';
import type { DriverRecord } from '../../domain/driver/DriverRecord.ts';
import type { DriverRegister } from './DriverRegister.ts';

export type ReadDriver = (id: string, signal?: AbortSignal) => Promise<DriverRecord>;
export const ReadDriver: ServiceIdentifier<ReadDriver> = Symbol('ReadDriver');

/** A driver with their papers. */
export const readDriver =
  (register: DriverRegister): ReadDriver =>
  (id, signal) =>
    register.read(id, signal);
