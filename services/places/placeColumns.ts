import { atMostBytes } from '../fields/atMostBytes.ts';
import { foldName } from '../gazetteer/foldName.ts';
import type { PlaceDraft } from './placeBody.ts';

/** The columns of a place, and what it is found and sorted by. */
export const placeColumns = ({ contact, ...draft }: PlaceDraft) => ({
  ...draft,
  contact_name: contact?.name ?? null,
  contact_phone: contact?.phone ?? null,
  name_key: atMostBytes(foldName(draft.name), 1_000),
  // Its indexes hold both.
  search: atMostBytes(` ${foldName([draft.name, draft.city, draft.address, draft.postcode ?? ''].join(' '))}`, 1_500),
});
