import { ownText } from '../outside/ownText.ts';
import { itemsIn } from '../record/itemsIn.ts';
import type { RequestDraft } from './requestFields.ts';

/**
 * Indices of the stops of a form at which no goods are picked up or delivered. Such a request may be published, but its carrier must
 * prove a delivery of nothing. None while goods do not say where they are picked up and delivered.
 */
export const idleStops = (draft: RequestDraft): readonly number[] => {
  const named = Array.from({ length: itemsIn(draft, 'cargo') }, (_, at) =>
    ['pickup', 'delivery'].map((end) => ownText(draft, `cargo.${at}.${end}`) ?? ''),
  ).flat();
  if (named.length === 0 || named.includes('')) return [];
  return Array.from({ length: itemsIn(draft, 'stops') }, (_, at) => at).filter((at) => !named.includes(String(at + 1)));
};
