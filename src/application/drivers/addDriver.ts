import type { ServiceIdentifier } from 'inversify';
import type { DriverDraft } from '../../domain/driver/DriverDraft.ts';
import { driverData } from '../../domain/driver/driverData.ts';
import type { DriverRecord } from '../../domain/driver/DriverRecord.ts';
import type { DriverRegister } from './DriverRegister.ts';

export interface NewDriver {
  readonly draft: DriverDraft;
  readonly photo?: File | undefined;
}

export type AddDriver = (driver: NewDriver, idempotencyKey: string) => Promise<DriverRecord>;
export const AddDriver: ServiceIdentifier<AddDriver> = Symbol('AddDriver');

/** Takes a driver into the company's register, once for one key however often it is sent. */
export const addDriver =
  (register: DriverRegister): AddDriver =>
  ({ draft, photo }, idempotencyKey) =>
    register.add({ data: driverData(draft), photo }, idempotencyKey);
