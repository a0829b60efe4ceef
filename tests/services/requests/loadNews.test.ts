import * as v from 'valibot';
import { expect, it } from 'vitest';
import { changesEnUS } from '../../../services/mail/texts/changesEnUS.ts';
import { requestContent } from '../../../services/freight/request/requestContent.ts';
import { loadContent } from '../../../services/requests/loadContent.ts';
import { loadNews } from '../../../services/requests/loadNews.ts';
import { rightRequest, withValues } from '../../support/contract/requests.ts';

const seen = (values: Readonly<Record<string, unknown>> = {}) =>
  loadContent(v.parse(requestContent, withValues(rightRequest, values)));
const newsOf = (values: Readonly<Record<string, unknown>>) => loadNews(seen(), seen(values));
const asIs = (typed: string) => typed;

it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['nothing', {}, []],
  ['the same instants in another zone', { 'stops.0.window.from': '2026-11-25T07:00:00Z' }, []],
  ['what fleets do not see', { 'stops.0.place.address': 'B 2', 'cargo.0.marks': 'AB' }, []],
  [
    'a window',
    { 'stops.0.window.to': '2026-11-25T14:00:00+01:00' },
    ['Window in Essen: Nov 25, 2026, 8:00 AM – 12:00 PM → Nov 25, 2026, 8:00 AM – 2:00 PM'],
  ],
  [
    'a place',
    { 'stops.1.place.city': 'Villeurbanne', 'stops.1.place.postcode': '69100' },
    ['Place: 69 Lyon → 69 Villeurbanne'],
  ],
  ['the cargo', { 'cargo.0.count': 25 }, ['Cargo: 24 packages, 12,000 kg → 25 packages, 12,000 kg']],
  ['what the goods are', { 'cargo.0.description': 'Beer' }, ['Cargo details']],
  ['the target', { 'pricing.target.amountMinor': 99_000 }, ['Target price']],
  ['an equipment', { 'required.equipment': ['tail_lift'] }, ['Requirements']],
  ['the deadline', { decisionBy: '2026-11-24T12:00:00Z' }, ['Deadline']],
  ['the time at a stop', { 'stops.0.serviceMin': 90 }, ['Time at a stop']],
  [
    'several parts',
    { 'cargo.0.grossKg': 11_000, 'pricing.target.amountMinor': 99_000 },
    ['Cargo: 24 packages, 12,000 kg → 24 packages, 11,000 kg', 'Target price'],
  ],
  ['the kinds of the stops', { 'stops.1.type': 'pickup', 'stops.1.place.city': 'Metz' }, ['Stops']],
])('news of a load in which %s changed', (_, values, lines) => {
  const text = changesEnUS(newsOf(values), asIs).replaceAll(/[\u2009\u202F]/g, ' ');
  expect(text).toBe(lines.length === 0 ? ' ' : `\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n`);
  expect(text).not.toMatch(/990|1,180|EUR|€/);
});

it('a town is cut, whatever was typed', () => {
  const news = newsOf({ 'stops.1.place.city': 'x'.repeat(80) });
  expect(changesEnUS(news, (typed) => typed.slice(0, 10))).toContain('→ 69 xxxxxxx\n');
});
