import type { DriverEntry, DriverRegister } from '../../../src/application/drivers/DriverRegister.ts';
import type { Driver, DriverRecord } from '../../../src/domain/driver/Driver.ts';
import type { DriverPause, DriverStatus } from '../../../src/domain/driver/DriverStatus.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import { driverFactory } from '../factories/driverFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A company's drivers, answered as configured. */
export class FakeDriverRegister implements DriverRegister {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  readonly idsRead: string[] = [];
  readonly added: { readonly entry: DriverEntry; readonly key: string }[] = [];
  readonly changed: {
    readonly id: string;
    readonly version: number;
    readonly entry: DriverEntry;
    readonly key: string;
  }[] = [];
  readonly moved: {
    readonly id: string;
    readonly version: number;
    readonly to: DriverStatus;
    readonly key: string;
  }[] = [];
  readonly paused: {
    readonly id: string;
    readonly version: number;
    readonly to: DriverStatus;
    readonly pause: DriverPause;
    readonly key: string;
  }[] = [];
  readonly removed: { readonly id: string; readonly version: number; readonly key: string }[] = [];
  readonly undone: { readonly id: string; readonly version: number; readonly key: string }[] = [];
  page: Outcome<Page<Driver>> = { rows: [], page: 0, size: 25, total: 0 };
  driver: Outcome<DriverRecord> = driverFactory.build();
  counts: Outcome<Readonly<Record<DriverStatus, number>>> = {
    invited: 0,
    active: 0,
    on_leave: 0,
    suspended: 0,
    left: 0,
  };
  /** The result of writes, by default the driver. */
  write: Outcome<DriverRecord> | undefined;

  list(view: ListView): Promise<Page<Driver>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  count(): Promise<Readonly<Record<DriverStatus, number>>> {
    return settle(this.counts);
  }

  read(id: string): Promise<DriverRecord> {
    this.idsRead.push(id);
    return settle(this.driver);
  }

  add(entry: DriverEntry, key: string): Promise<DriverRecord> {
    this.added.push({ entry, key });
    return settle(this.write ?? this.driver);
  }

  change(id: string, version: number, entry: DriverEntry, key: string): Promise<DriverRecord> {
    this.changed.push({ id, version, entry, key });
    return settle(this.write ?? this.driver);
  }

  move(id: string, version: number, to: DriverStatus, key: string): Promise<DriverRecord> {
    this.moved.push({ id, version, to, key });
    return settle(this.write ?? this.driver);
  }

  pause({ id, version, status: to }: Driver, pause: DriverPause, key: string): Promise<DriverRecord> {
    this.paused.push({ id, version, to, pause, key });
    return settle(this.write ?? this.driver);
  }

  async remove(id: string, version: number, key: string): Promise<void> {
    this.removed.push({ id, version, key });
    await settle(this.write ?? this.driver);
  }

  undo(id: string, version: number, key: string): Promise<DriverRecord> {
    this.undone.push({ id, version, key });
    return settle(this.write ?? this.driver);
  }
}
