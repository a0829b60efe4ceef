import { expect, it } from 'vitest';
import type { LoadNews } from '../../../../services/freight/request/LoadChange.ts';
import { changesEnUS } from '../../../../services/mail/texts/changesEnUS.ts';
import { newsOf as news } from '../../../support/services/newsOf.ts';

const window = { from: '2026-11-25T07:00:00.000Z', to: '2026-11-25T11:00:00.000Z', timeZone: 'Europe/Berlin' };
const later = { ...window, to: '2026-11-25T13:00:00.000Z' };
const unknown = { from: null, to: null, timeZone: null };
const goods = { count: 1, grossKg: 12_000 };

const linesOf = (...changed: readonly LoadNews[]) =>
  changesEnUS(changed, (typed) => typed.slice(0, 10))
    .replaceAll(/[\u2009\u202F]/g, ' ')
    .split('\n')
    .filter(Boolean);

it.each<[string, LoadNews]>([
  [
    'Window in Essen: Nov 25, 2026, 8:00 AM – 12:00 PM GMT+1 → Nov 25, 2026, 8:00 AM – 2:00 PM GMT+1',
    news('window', { city: 'Essen', window: { before: window, now: later } }),
  ],
  [
    'Window: none → Nov 25, 2026, 7:00 – 11:00 AM UTC',
    news('window', { window: { before: unknown, now: { ...window, timeZone: 'Moon/Rim' } } }),
  ],
  [
    'Window: none → Nov 25, 2026, 8:00 AM GMT+1',
    news('window', { window: { before: unknown, now: { ...window, to: null } } }),
  ],
  ['Place: none → 69 xxxxxxx', news('place', { place: { before: null, now: `69 ${'x'.repeat(80)}` } })],
  ['Place in Lyon', news('place', { city: 'Lyon' })],
  ['Time at the stop in Essen', news('service', { city: 'Essen' })],
  [
    'Cargo: 1 package, 12,000 kg → 25 packages, 12,000 kg',
    news('cargo', { cargo: { before: goods, now: { ...goods, count: 25 } } }),
  ],
  ['How the cargo is packed', news('cargo')],
  ['Dangerous goods', news('dangerous')],
  ['Place', news('place', { place: { before: 'Metz', now: 'Metz evil.com' } })],
  ['Time at the stop', news('service', { city: 'evil.com' })],
])('a mail says "%s"', (line, changed) => {
  expect(linesOf(changed)).toEqual([`- ${line}`]);
});

it('a mail says each change in a line of its own', () => {
  expect(linesOf(news('adr'), news('price'))).toEqual(['- ADR', '- Target price']);
});

it('a mail of no change says nothing of it', () => {
  expect(changesEnUS([], String)).toBe(' ');
});
