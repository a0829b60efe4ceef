import type { Services } from '../Services.ts';
import type { DriverRoster } from './DriverRoster.ts';

/** What invitations need beyond what every feature is given. */
export interface InvitationServices extends Services {
  readonly roster: DriverRoster;
}
