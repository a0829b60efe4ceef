import type { InvitationDetails } from '../../../domain/invitation/InvitationDetails.ts';

/** How far the reading of an invitation has come; `none` where the link names none, `unread` where the service did not tell. */
export type InvitationReading =
  | { readonly kind: 'none' | 'reading' | 'unknown' | 'unread' }
  | { readonly kind: 'found'; readonly details: InvitationDetails };
