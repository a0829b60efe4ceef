import type { User } from '../session/User.ts';

/** The decoded `payload` parameter of a link; known fields only (seed §3). */
export interface Payload {
  /** '' if the payload has one that is not text. */
  readonly token?: string;
  readonly user?: User;
  readonly role?: string;
  readonly name?: string;
  readonly appType?: string;
  readonly iosAppLink?: string;
  readonly googleAppLink?: string;
  readonly invitationId?: string;
}
