import type { Compliance } from '../paper/Compliance.ts';
import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { InvitationStatus } from '../invitation/InvitationStatus.ts';
import type { DriverCard } from './DriverCard.ts';
import type { DriverStatus } from './DriverStatus.ts';
import type { DriverVehicle } from './DriverVehicle.ts';
import type { Employment } from './Employment.ts';
import type { Licence } from './Licence.ts';

/** Somebody who drives for the selected company (product §5), as a row of its list. The phone is E.164, the language BCP 47. */
export interface Driver {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly photo?: StoredDocument | undefined;
  readonly language: string;
  readonly employment: Employment;
  readonly licence?: Licence | undefined;
  readonly cards: readonly DriverCard[];
  readonly status: DriverStatus;
  readonly currentVehicle?: DriverVehicle | undefined;
  readonly compliance: Compliance;
  /** How far the driver's invitation to the app has come; undefined for whoever was never invited. */
  readonly invitationStatus?: InvitationStatus | undefined;
}
