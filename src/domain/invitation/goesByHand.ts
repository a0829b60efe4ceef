import type { Invitation } from './Invitation.ts';

/** Whether the company itself brings the link and the code to the trucker: without an email address nobody else does. */
export const goesByHand = ({ email }: Pick<Invitation, 'email'>): boolean => email === undefined;
