import type { User } from './User.ts';

/** The user with some fields renewed; a merge never makes them somebody else (seed §3). */
export const mergeUser = (user: User, fields: Partial<User>): User => ({ ...user, ...fields, id: user.id });
