import type { Invitation } from '../invitation/Invitation.ts';
import type { InvitationStatus } from '../invitation/InvitationStatus.ts';
import type { Compliance } from '../paper/Compliance.ts';
import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { DriverFacts } from './driverFields.ts';
import type { DriverPause, DriverStatus } from './DriverStatus.ts';

/** A driver's current vehicle, by its names. */
export interface DriverVehicle {
  readonly id: string;
  readonly fleetNo: string;
  readonly plate: string;
}

/** A driver of the selected company (product §5), as a row of the list. A write names the `version` it is based on. */
export interface Driver extends DriverFacts {
  readonly id: string;
  readonly version: number;
  readonly status: DriverStatus;
  readonly pause: DriverPause;
  readonly currentVehicle: DriverVehicle | undefined;
  readonly compliance: Compliance;
  readonly photo: StoredDocument | undefined;
  /** Status of the driver's invitation to the app; undefined if there is none. */
  readonly invitationStatus: InvitationStatus | undefined;
}

/** A driver as far as known: a row of the list has neither papers nor invitation. */
export type SeenDriver = Driver & Partial<Pick<DriverRecord, 'documents' | 'invitation'>>;

/** A driver with their papers and current invitation to the app. */
export interface DriverRecord extends Driver {
  readonly documents: readonly StoredDocument[];
  readonly invitation: Invitation | undefined;
}
