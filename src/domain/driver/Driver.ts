import type { Invitation } from '../invitation/Invitation.ts';
import type { InvitationStatus } from '../invitation/InvitationStatus.ts';
import type { Compliance } from '../paper/Compliance.ts';
import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { DriverFacts } from './driverFields.ts';
import type { DriverStatus } from './DriverStatus.ts';

/** The vehicle somebody drives at present, as it is spoken of. */
export interface DriverVehicle {
  readonly id: string;
  readonly fleetNo: string;
  readonly plate: string;
}

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

/** A driver with their papers, and the invitation to the app that counts. */
export interface DriverRecord extends Driver {
  readonly documents: readonly StoredDocument[];
  readonly invitation: Invitation | undefined;
}
