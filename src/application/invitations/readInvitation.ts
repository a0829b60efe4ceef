import type { ServiceIdentifier } from 'inversify';
import type { InvitationDetails } from '../../domain/invitation/InvitationDetails.ts';
import type { InvitationBook } from './InvitationBook.ts';

export type ReadInvitation = (id: string) => Promise<InvitationDetails | undefined>;
export const ReadInvitation: ServiceIdentifier<ReadInvitation> = Symbol('ReadInvitation');

/** What a trucker may see of an invitation; `undefined` when there is none of that id (seed §7). */
export const readInvitation =
  (book: InvitationBook): ReadInvitation =>
  (id) =>
    book.read(id);
