import { expect, it } from 'vitest';
import type { LoadNews } from '../../../services/freight/request/LoadChange.ts';
import { loadNews } from '../../../services/requests/loadNews.ts';
import { newsOf as news } from '../../support/services/newsOf.ts';
import { seenLoad } from '../../support/services/seenLoad.ts';

const goods = { count: 24, grossKg: 12_000 };
const window = {
  from: '2026-11-25T07:00:00.000Z',
  to: '2026-11-25T11:00:00.000Z',
  timeZone: 'Europe/Berlin',
};

it.each<[string, Readonly<Record<string, unknown>>, readonly LoadNews[]]>([
  ['nothing', {}, []],
  [
    'a window',
    { 'stops.0.window.to': '2026-11-25T14:00:00+01:00' },
    [news('window', { city: 'Essen', window: { before: window, now: { ...window, to: '2026-11-25T13:00:00.000Z' } } })],
  ],
  [
    'a place',
    { 'stops.1.place.city': 'Villeurbanne', 'stops.1.place.postcode': '69100' },
    [news('place', { city: 'Villeurbanne', place: { before: '69 Lyon', now: '69 Villeurbanne' } })],
  ],
  ['a place that reads the same', { 'stops.1.place.country': 'CH' }, [news('place', { city: 'Lyon' })]],
  ['the time at a stop', { 'stops.0.serviceMin': 90 }, [news('service', { city: 'Essen' })]],
  ['the cargo', { 'cargo.0.count': 25 }, [news('cargo', { cargo: { before: goods, now: { ...goods, count: 25 } } })]],
  ['the packaging', { 'cargo.0.packageCode': 'BX' }, [news('cargo')]],
  ['the goods', { 'cargo.0.description': 'Beer' }, [news('goods')]],
  ['the target', { 'pricing.target.amountMinor': 99_000 }, [news('price')]],
])('of a load in which %s changed, without a price', (_, values, told) => {
  expect(loadNews({ before: seenLoad(), now: seenLoad(values) })).toEqual(told);
});
