import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { SentInvitations } from './SentInvitations.ts';

export type ListLatestInvitations = (signal: AbortSignal) => Promise<Page<Invitation>>;
export const ListLatestInvitations: ServiceIdentifier<ListLatestInvitations> = Symbol('ListLatestInvitations');

const rowsOnTheDashboard = 6;

/** The invitations a fleet sent last, as many as the dashboard shows, with how many there are in all. */
export const listLatestInvitations =
  (sent: SentInvitations): ListLatestInvitations =>
  (signal) =>
    sent.latest(rowsOnTheDashboard, signal);
