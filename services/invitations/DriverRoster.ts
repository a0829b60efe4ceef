import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';

/** The recipient of an invitation. */
export interface Invited {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** An invitation being accepted. */
export interface Accepted extends Invited {
  readonly company_id: string;
  readonly driver_id: string | null;
}

/** What invitations need from the drivers room. A port, because drivers depend on invitations. */
export interface DriverRoster {
  /** Finds or adds the driver to invite and returns the id. Refuses another driver's phone number with 422. */
  findOrAdd(tx: Transaction<Tables>, companyId: string, invited: Invited, driverId?: string): Promise<string>;
  /** Activates the driver who accepts and returns the id. Refuses with 422 without a phone number. */
  activate(tx: Transaction<Tables>, invitation: Accepted, givenPhone?: string): Promise<string>;
}

/** The dependencies of invitations. */
export interface InvitationServices extends Services {
  readonly roster: DriverRoster;
}
