import type { Invitation } from './Invitation.ts';

/** Whether the company must pass on link and code itself: without an email address no mail is sent. */
export const isPassedOnByHand = ({ email }: Pick<Invitation, 'email'>): boolean => email === undefined;
