import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Whom an invitation is for. */
export interface Invited {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** An invitation that somebody accepts. */
export interface Accepted extends Invited {
  readonly company_id: string;
  readonly driver_id: string | null;
}

/** What invitations ask of the drivers, whose room knows invitations and not the other way round. */
export interface DriverRoster {
  /** The id of the driver an invitation is for, who may be new. Refuses with 409 the phone number of another driver. */
  take(tx: Transaction<Tables>, companyId: string, invited: Invited, driverId?: string): Promise<string>;
  /** The id of the driver who accepts and is active from now on. Refuses with 422 one without a phone number. */
  join(tx: Transaction<Tables>, invitation: Accepted, givenPhone?: string): Promise<string>;
}
