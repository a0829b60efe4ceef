import type { ServiceIdentifier } from 'inversify';
import type { SentInvitations } from './SentInvitations.ts';

export type ReadInvitationCode = (id: string, signal?: AbortSignal) => Promise<string>;
export const ReadInvitationCode: ServiceIdentifier<ReadInvitationCode> = Symbol('ReadInvitationCode');

/** The code of an invitation that is passed on by hand. */
export const readInvitationCode =
  (sent: SentInvitations): ReadInvitationCode =>
  (id, signal) =>
    sent.code(id, signal);
