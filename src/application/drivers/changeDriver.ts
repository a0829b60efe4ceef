import type { ServiceIdentifier } from 'inversify';
import type { DriverDraft } from '../../domain/driver/DriverDraft.ts';
import { driverData } from '../../domain/driver/driverData.ts';
import type { DriverRecord } from '../../domain/driver/DriverRecord.ts';
import type { Written } from '../shared/Written.ts';
import { writtenOrStale } from '../shared/writtenOrStale.ts';
import type { DriverRegister } from './DriverRegister.ts';

export interface DriverChange {
  readonly id: string;
  readonly version: number;
  readonly draft: DriverDraft;
  readonly photo?: File | undefined;
}

export type ChangeDriver = (change: DriverChange, idempotencyKey: string) => Promise<Written<DriverRecord>>;
export const ChangeDriver: ServiceIdentifier<ChangeDriver> = Symbol('ChangeDriver');

/** Saves what is written down about a driver, unless somebody has changed it since. */
export const changeDriver =
  (register: DriverRegister): ChangeDriver =>
  ({ id, version, draft, photo }, idempotencyKey) =>
    writtenOrStale({
      version,
      write: () => register.change(id, version, { data: driverData(draft), photo }, idempotencyKey),
      readAnew: () => register.read(id),
    });
