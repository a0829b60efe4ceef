import { isDeepStrictEqual } from 'node:util';
import { totalKg } from '../freight/request/cargoTotals.ts';
import type { LoadNews } from '../freight/request/LoadChange.ts';
import type { ChangedLoad } from './changedLoads.ts';
import { loadChanges } from './loadChanges.ts';
import type { LoadContent } from './loadContent.ts';

type Stop = LoadContent['stops'][number];

const placeOf = ({ postcodeArea, city, country }: Stop): string | null =>
  [postcodeArea, city ?? country].filter(Boolean).join(' ') || null;

const windowOf = ({ window }: Stop) => window;

const goodsOf = ({ cargo }: LoadContent) => ({
  count: cargo.reduce((sum, { count }) => sum + (count ?? 0), 0),
  grossKg: totalKg(cargo),
});

/** Null of what reads the same before and now. */
const beforeAndNow = <From, Fact>(of: (from: From) => Fact, before: From | undefined, now: From | undefined) => {
  if (before === undefined || now === undefined) return null;
  const facts = { before: of(before), now: of(now) };
  return isDeepStrictEqual(facts.before, facts.now) ? null : facts;
};

/** `loadChanges` in short, for notices and mails. */
export const loadNews = (changed: ChangedLoad): readonly LoadNews[] =>
  loadChanges(changed).map(({ what, stop }) => {
    const [before, now] = [changed.before, changed.now].map(({ stops }) => (stop === null ? undefined : stops[stop]));
    return {
      what,
      city: now?.city ?? null,
      place: what === 'place' ? beforeAndNow(placeOf, before, now) : null,
      window: what === 'window' ? beforeAndNow(windowOf, before, now) : null,
      cargo: what === 'cargo' ? beforeAndNow(goodsOf, changed.before, changed.now) : null,
    };
  });
