import type { RefusalReason } from '../../../../domain/failure/RefusalReason.ts';

/** Why a whole request is refused, by its reason: beside an action that is not offered, and after a service refused one. */
export const refusalsEnUS = {
  stale: 'Somebody changed this in the meantime.',
  not_allowed: 'Your role in this company does not allow this.',
  last_owner: 'The company needs an owner: make somebody else one first.',
  member_already: 'This person belongs to the company already.',
  so_already: 'This status is set already.',
  retired: 'A retired vehicle stays retired.',
  by_shipment: 'This comes from its shipments.',
  in_use: 'A shipment uses it. Make it available first.',
  not_in_service: 'Make it available first.',
  has_left: 'This driver has left for good. Add them again if they come back.',
  not_active: 'Make them active first.',
  no_phone: 'An active driver needs a phone number. Add one first.',
  app_already: 'This driver has the app already.',
  accepted: 'This invitation has been accepted already.',
  revoked: 'This invitation has been revoked. Please send a new one.',
  expired: 'This invitation has expired already.',
  too_many_tries: 'Too many wrong codes were tried. Renew the invitation for a new one.',
  code_in_mail: 'The code of this invitation is in its mail alone.',
  too_many_writes: 'That was a lot of changes at once. Try again in a moment.',
  too_many_documents: 'There are too many documents here already. Delete one first.',
  under_way: 'This is still being saved. Check again in a moment.',
  key_reused: 'Something else was sent in its place. Check the list before you send it again.',
  password_needed: 'Enter your password again first.',
  infected: 'The virus scanner found malware in this file.',
} as const satisfies Record<RefusalReason, string>;
