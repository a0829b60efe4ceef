import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { changedParts, type LoadNews } from '../freight/request/LoadNews.ts';
import { loadStopAnswer } from './contentAnswer.ts';
import type { LoadContent } from './loadContent.ts';

const window = loadStopAnswer.entries.window;
const place = v.nullable(v.string());
const goods = v.object({ count: wholeNumber, grossKg: v.number() });

/** How a load changed, in short and without prices: which parts, and of a place, a window and the cargo what was and what is. Of several places or windows the first. */
export const loadNewsAnswer = v.object({
  parts: v.array(v.picklist(changedParts)),
  place: v.nullable(v.object({ before: place, now: place })),
  window: v.nullable(v.object({ city: place, before: window, now: window })),
  cargo: v.nullable(v.object({ before: goods, now: goods })),
});

type Window = NonNullable<LoadNews['window']>['now'];
type Goods = NonNullable<LoadNews['cargo']>['now'];

const placeOf = ({ postcodeArea, city, country }: LoadContent['stops'][number]): string | null =>
  [postcodeArea, city ?? country].filter(Boolean).join(' ') || null;

const goodsOf = ({ cargo }: LoadContent): Goods => ({
  count: cargo.reduce((sum, { count }) => sum + (count ?? 0), 0),
  grossKg: Number(cargo.reduce((sum, { grossKg }) => sum + (grossKg ?? 0), 0).toFixed(3)),
});

const differ = (one: unknown, other: unknown): boolean => !isDeepStrictEqual(one, other);

const instants = ({ from, to }: Window) => [from, to].map((end) => end && Date.parse(end));

const typesOf = ({ stops }: LoadContent) => stops.map(({ type }) => type);

/** What changed between what a fleet saw of a load and what it sees now. */
export function loadNews(before: LoadContent, now: LoadContent): LoadNews {
  const isOtherRoute = differ(typesOf(before), typesOf(now));
  const pairs = isOtherRoute
    ? []
    : now.stops.flatMap((stop, at) => {
        const earlier = before.stops[at];
        return earlier ? [{ earlier, stop }] : [];
      });
  const moved = pairs.find(({ earlier, stop }) => placeOf(earlier) !== placeOf(stop));
  const shifted = pairs.find(({ earlier, stop }) => differ(instants(earlier.window), instants(stop.window)));
  const [goodsBefore, goodsNow] = [goodsOf(before), goodsOf(now)];
  const isOtherSum = differ(goodsBefore, goodsNow);
  const isChanged: Readonly<Record<(typeof changedParts)[number], boolean>> = {
    stops: isOtherRoute,
    place: moved !== undefined,
    window: shifted !== undefined,
    service: pairs.some(({ earlier, stop }) => earlier.serviceMin !== stop.serviceMin),
    cargo: isOtherSum,
    details: !isOtherSum && differ(before.cargo, now.cargo),
    needs: differ(before.required, now.required),
    price: differ(before.pricing, now.pricing),
    deadline: differ(before.decisionBy && Date.parse(before.decisionBy), now.decisionBy && Date.parse(now.decisionBy)),
  };
  return {
    parts: changedParts.filter((part) => isChanged[part]),
    place: moved ? { before: placeOf(moved.earlier), now: placeOf(moved.stop) } : null,
    window: shifted ? { city: shifted.stop.city, before: shifted.earlier.window, now: shifted.stop.window } : null,
    cargo: isOtherSum ? { before: goodsBefore, now: goodsNow } : null,
  };
}
