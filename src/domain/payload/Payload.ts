import type { User } from '../session/User.ts';

/** What a link hands over in its `payload` parameter, once decoded: known fields only (seed §3). */
export interface Payload {
  /** Empty where one was given that is no text. */
  readonly token?: string;
  readonly user?: User;
  readonly role?: string;
  readonly name?: string;
  readonly appType?: string;
  readonly iosAppLink?: string;
  readonly googleAppLink?: string;
  readonly invitationId?: string;
}
