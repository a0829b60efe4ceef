import { readToken } from '../session/readToken.ts';
import { readUser } from '../session/readUser.ts';
import type { User } from '../session/User.ts';
import type { Payload } from './Payload.ts';

export interface HandedOver {
  readonly token: string;
  readonly user: User;
}

/** The session a payload hands over; undefined unless both its token and its user are usable (product §2.4). */
export const acceptSession = (payload: Payload): HandedOver | undefined => {
  const token = readToken(payload.token);
  const user = readUser(payload.user);
  return token === undefined || user === undefined ? undefined : { token, user };
};
