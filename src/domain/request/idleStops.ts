import { ownText } from '../outside/ownText.ts';
import { itemsIn } from '../record/itemsIn.ts';
import type { RequestContent } from './RequestContent.ts';
import type { RequestDraft } from './requestFields.ts';

/** Stops of so many that no end of goods names. None while goods do not say where they are picked up and delivered. */
const unnamed = (stops: number, ends: readonly (number | undefined)[]): readonly number[] =>
  ends.length === 0 || ends.includes(undefined)
    ? []
    : Array.from({ length: stops }, (_, at) => at).filter((at) => !ends.includes(at));

/**
 * Indices of the stops of a form at which no goods are picked up or delivered. Such a request may be published, but its carrier must
 * prove a delivery of nothing. None while goods do not say where they are picked up and delivered.
 */
export const idleStops = (draft: RequestDraft): readonly number[] => {
  const ends = Array.from({ length: itemsIn(draft, 'cargo') }, (_, at) =>
    ['pickup', 'delivery'].map((end) => {
      const typed = ownText(draft, `cargo.${at}.${end}`) ?? '';
      return typed === '' ? undefined : Number(typed) - 1;
    }),
  ).flat();
  return unnamed(itemsIn(draft, 'stops'), ends);
};

/** The same of what a form or a request says. */
export const idleStopsOf = ({ stops = [], cargo = [] }: RequestContent): readonly number[] =>
  unnamed(
    stops.length,
    cargo.flatMap(({ pickup, delivery }) => [pickup, delivery]),
  );
