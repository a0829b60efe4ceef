import { readToken } from '../session/readToken.ts';
import { readUser } from '../session/readUser.ts';
import type { User } from '../session/User.ts';
import type { Payload } from './Payload.ts';

export interface HandedOver {
  readonly token: string;
  /** As named in the link; if undefined, only the token exchange tells. */
  readonly user: User | undefined;
}

/** The session a payload hands over; undefined without a usable token (seed §2 "Root shell", product §2.4). */
export const acceptSession = (payload: Payload): HandedOver | undefined => {
  const token = readToken(payload.token);
  return token === undefined ? undefined : { token, user: readUser(payload.user) };
};
