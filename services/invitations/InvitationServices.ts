import type { Services } from '../Services.ts';
import type { DriverRoster } from './DriverRoster.ts';

/** The dependencies of invitations. */
export interface InvitationServices extends Services {
  readonly roster: DriverRoster;
}
