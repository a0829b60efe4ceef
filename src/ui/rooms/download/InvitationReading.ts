import type { InvitationDetails } from '../../../domain/invitation/InvitationDetails.ts';

/** Loading state of an invitation; `none` if the link names none, `unread` if it could not be loaded. */
export type InvitationReading =
  | { readonly kind: 'none' | 'reading' | 'unknown' | 'unread' }
  | { readonly kind: 'found'; readonly details: InvitationDetails };
