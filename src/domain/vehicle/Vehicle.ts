import type { Compliance } from '../paper/Compliance.ts';
import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { VehicleFacts } from './vehicleFields.ts';
import type { VehiclePause, VehicleStatus } from './VehicleStatus.ts';

/**
 * A vehicle of the selected company, as a row of the list. A write names the `version` it is based on. Instants are RFC
 * 3339 UTC.
 */
export interface Vehicle extends VehicleFacts {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: VehicleStatus;
  readonly pause: VehiclePause;
  readonly compliance: Compliance;
  readonly photo: StoredDocument | undefined;
}

/** A vehicle as far as it is known: a row of the list has neither papers nor assignment. */
export type SeenVehicle = Vehicle & Partial<Pick<VehicleRecord, 'documents' | 'assignment'>>;

/** A vehicle that another is coupled to. */
export type CoupledVehicle = Pick<Vehicle, 'id' | 'fleetNo' | 'plate'>;

/** A vehicle with its papers and its assignment. */
export interface VehicleRecord extends Vehicle {
  readonly documents: readonly StoredDocument[];
  readonly assignment: {
    readonly driver: { readonly id: string; readonly name: string } | undefined;
    /** What it pulls. */
    readonly trailer: CoupledVehicle | undefined;
    /** What it is pulled by. */
    readonly behind: CoupledVehicle | undefined;
  };
}
