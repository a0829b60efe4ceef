import type { VehicleRegister } from '../../../src/application/vehicles/VehicleRegister.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import type { SupportedVehicle } from '../../../src/domain/vehicle/SupportedVehicle.ts';
import type { Vehicle, VehicleRecord } from '../../../src/domain/vehicle/Vehicle.ts';
import type { VehicleFacts } from '../../../src/domain/vehicle/vehicleFields.ts';
import type { VehicleCounts, VehiclePause, VehicleStatus } from '../../../src/domain/vehicle/VehicleStatus.ts';
import { vehicleFactory } from '../factories/vehicleFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

interface SeenWrite {
  readonly id: string;
  readonly version: number;
  readonly facts?: VehicleFacts;
  readonly to?: VehicleStatus;
  readonly key?: string;
}

/** A company's vehicles. Answers as configured and records requests. */
export class FakeVehicleRegister implements VehicleRegister {
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  /** Number of count requests. */
  counted = 0;
  /** Number of reads of one vehicle. */
  reads = 0;
  readonly added: { readonly facts: VehicleFacts; readonly key: string }[] = [];
  readonly changed: SeenWrite[] = [];
  readonly moved: SeenWrite[] = [];
  readonly paused: {
    readonly id: string;
    readonly version: number;
    readonly to: VehicleStatus;
    readonly pause: VehiclePause;
    readonly key: string;
  }[] = [];
  readonly coupled: (SeenWrite & { readonly trailerId: string | undefined })[] = [];
  readonly removed: SeenWrite[] = [];
  readonly undone: SeenWrite[] = [];
  page: Outcome<Page<Vehicle>> = { rows: [], page: 0, size: 25, total: 0 };
  vehicle: Outcome<VehicleRecord> = vehicleFactory.build();
  /** Of these each is read by its id, before `vehicle`. */
  vehicles: readonly VehicleRecord[] = [];
  models: Outcome<readonly SupportedVehicle[]> = [];
  counts: Outcome<VehicleCounts> = {
    available: 0,
    assigned: 0,
    in_use: 0,
    maintenance: 0,
    out_of_service: 0,
    retired: 0,
    freeTrucks: 0,
  };
  /** The result of writes, by default the vehicle. */
  written: Outcome<VehicleRecord> | undefined;

  list(view: ListView): Promise<Page<Vehicle>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  count(): Promise<VehicleCounts> {
    this.counted += 1;
    return settle(this.counts);
  }

  read(id: string): Promise<VehicleRecord> {
    this.reads += 1;
    return settle(this.vehicles.find((each) => each.id === id) ?? this.vehicle);
  }

  supported(): Promise<readonly SupportedVehicle[]> {
    return settle(this.models);
  }

  add(facts: VehicleFacts, key: string): Promise<VehicleRecord> {
    this.added.push({ facts, key });
    return settle(this.written ?? this.vehicle);
  }

  change(id: string, version: number, facts: VehicleFacts, key: string): Promise<VehicleRecord> {
    this.changed.push({ id, version, facts, key });
    return settle(this.written ?? this.vehicle);
  }

  move(id: string, version: number, to: VehicleStatus, key: string): Promise<VehicleRecord> {
    this.moved.push({ id, version, to, key });
    return settle(this.written ?? this.vehicle);
  }

  pause({ id, version, status: to }: Vehicle, pause: VehiclePause, key: string): Promise<VehicleRecord> {
    this.paused.push({ id, version, to, pause, key });
    return settle(this.written ?? this.vehicle);
  }

  couple(id: string, version: number, trailerId: string | undefined, key: string): Promise<VehicleRecord> {
    this.coupled.push({ id, version, trailerId, key });
    return settle(this.written ?? this.vehicle);
  }

  async remove(id: string, version: number, key: string): Promise<void> {
    this.removed.push({ id, version, key });
    await settle(this.written ?? this.vehicle);
  }

  undo(id: string, version: number, key: string): Promise<VehicleRecord> {
    this.undone.push({ id, version, key });
    return settle(this.written ?? this.vehicle);
  }
}
