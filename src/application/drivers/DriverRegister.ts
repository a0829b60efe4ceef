import type { ServiceIdentifier } from 'inversify';
import type { Driver, DriverRecord } from '../../domain/driver/Driver.ts';
import type { DriverFacts } from '../../domain/driver/driverFields.ts';
import type { DriverPause, DriverStatus } from '../../domain/driver/DriverStatus.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** What is saved of a driver; without a new photo the old one stays. */
export interface DriverEntry {
  readonly facts: DriverFacts;
  readonly photo: File | undefined;
}

/** The drivers of the selected company (seed §7). A write with an outdated version is refused with 409. */
export interface DriverRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Driver>>;
  count(signal: AbortSignal): Promise<Readonly<Record<DriverStatus, number>>>;
  read(id: string, signal?: AbortSignal): Promise<DriverRecord>;
  add(entry: DriverEntry, idempotencyKey: string): Promise<DriverRecord>;
  change(id: string, version: number, entry: DriverEntry, idempotencyKey: string): Promise<DriverRecord>;
  move(
    id: string,
    version: number,
    to: DriverStatus,
    idempotencyKey: string,
    options?: WriteOptions,
  ): Promise<DriverRecord>;
  /** Changes why it is off the road; the status stays. */
  pause(record: Driver, pause: DriverPause, idempotencyKey: string): Promise<DriverRecord>;
  remove(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<void>;
  /** Undoes the change of status that left this version, or the deletion at this version. */
  undo(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<DriverRecord>;
}
export const DriverRegister: ServiceIdentifier<DriverRegister> = Symbol('DriverRegister');
