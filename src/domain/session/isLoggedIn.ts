import type { Session } from './Session.ts';

/** Logged in means having a token (seed §4). */
export const isLoggedIn = (session: Pick<Session, 'token'>): boolean => session.token !== undefined;
