import { foldName } from '../gazetteer/foldName.ts';
import type { PlaceDraft } from './placeBody.ts';

/** The columns of a place, and what it is found and sorted by. */
export const placeColumns = ({ contact, ...draft }: PlaceDraft) => ({
  ...draft,
  contact_name: contact?.name ?? null,
  contact_phone: contact?.phone ?? null,
  name_key: foldName(draft.name),
  search: ` ${foldName([draft.name, draft.city, draft.address, draft.postcode ?? ''].join(' '))}`,
});
