import type { ServiceIdentifier } from 'inversify';
import type { DriverDraft } from '../../domain/driver/DriverDraft.ts';
import { driverData } from '../../domain/driver/driverData.ts';
import type { DriverRecord } from '../../domain/driver/DriverRecord.ts';
import type { DriverRegister } from '../ports/DriverRegister.ts';
import type { Ids } from '../ports/Ids.ts';

export interface NewDriver {
  readonly draft: DriverDraft;
  readonly photo?: File | undefined;
}

export type AddDriver = (driver: NewDriver) => Promise<DriverRecord>;
export const AddDriver: ServiceIdentifier<AddDriver> = Symbol('AddDriver');

/** Takes a driver into the company's register, once however often the network makes it try. */
export const addDriver =
  (register: DriverRegister, ids: Ids): AddDriver =>
  ({ draft, photo }) =>
    register.add({ data: driverData(draft), photo }, ids.next());
