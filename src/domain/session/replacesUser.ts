import type { Session } from './Session.ts';
import type { User } from './User.ts';

/** Whether a hand-over would replace somebody who is signed in, so that they are asked first (product §2.4). */
export const replacesUser = (session: Session, incoming: User): boolean =>
  session.token !== undefined && session.user !== undefined && session.user.id !== incoming.id;
