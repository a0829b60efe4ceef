import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { SentInvitations } from './SentInvitations.ts';

export type ListInvitations = (view: ListView, signal?: AbortSignal) => Promise<Page<Invitation>>;
export const ListInvitations: ServiceIdentifier<ListInvitations> = Symbol('ListInvitations');

/** A page of the invitations the company has sent, as the view asks for it. */
export const listInvitations =
  (sent: SentInvitations): ListInvitations =>
  (view, signal) =>
    sent.list(view, signal);
