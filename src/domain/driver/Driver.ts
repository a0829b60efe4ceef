import type { InvitationStatus } from '../invitation/InvitationStatus.ts';
import type { Compliance } from '../paper/Compliance.ts';
import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { DriverFacts } from './driverFields.ts';
import type { DriverStatus } from './DriverStatus.ts';
import type { DriverVehicle } from './DriverVehicle.ts';

/** Somebody who drives for the selected company (product §5), as a row of its list. A write names the `version` it saw. */
export interface Driver extends DriverFacts {
  readonly id: string;
  readonly version: number;
  readonly status: DriverStatus;
  readonly currentVehicle: DriverVehicle | undefined;
  readonly compliance: Compliance;
  readonly photo: StoredDocument | undefined;
  /** How far the driver's invitation to the app has come; undefined for whoever was never invited. */
  readonly invitationStatus: InvitationStatus | undefined;
}
