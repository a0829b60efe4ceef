import type { Session } from './Session.ts';
import type { User } from './User.ts';

/** Whether a hand-over would replace another signed-in user, who must be asked first (product §2.4). */
export const replacesUser = (session: Session, incoming: User): boolean =>
  session.token !== undefined && session.user !== undefined && session.user.id !== incoming.id;
