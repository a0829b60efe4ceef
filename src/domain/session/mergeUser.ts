import type { User } from './User.ts';

/** Merges fields into the user; the id never changes (seed §3). */
export const mergeUser = (user: User, fields: Partial<User>): User => ({ ...user, ...fields, id: user.id });
