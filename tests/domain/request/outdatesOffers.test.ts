import { expect, it } from 'vitest';
import { typedByTable } from '../../../src/domain/record/typedByTable.ts';
import { outdatesOffers } from '../../../src/domain/request/outdatesOffers.ts';
import { requestDraft } from '../../../src/domain/request/requestDraft.ts';
import type { RequestDraft } from '../../../src/domain/request/requestFields.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';

type Change = Partial<Record<keyof RequestDraft, string>>;

const request = { ...requestDraft(requestFactory.build()), decisionBy: '2026-01-07T16:00:00+01:00' };
const draftWith = (change: Change): RequestDraft => typedByTable({ ...request, ...change });

const hiddenAt = (amount: string): Change => ({
  'pricing.model': 'bid',
  'pricing.hideTarget': 'yes',
  'pricing.target.amountMinor': amount,
});
const fixedAt = (amount: string): Change => ({ ...hiddenAt(amount), 'pricing.model': 'fixed' });

it.each<[string, boolean, Change, Change]>([
  ['nothing', false, {}, {}],
  ['other notes', false, {}, { notes: 'Call first' }],
  ['another reference', false, {}, { reference: 'PO 9' }],
  ['a later deadline', false, {}, { decisionBy: '2026-01-07T18:00:00+01:00' }],
  ['the same deadline in another zone', false, {}, { decisionBy: '2026-01-07T15:00:00Z' }],
  ['a first deadline', false, { decisionBy: '' }, {}],
  ['an earlier deadline', true, {}, { decisionBy: '2026-01-07T12:00:00+01:00' }],
  ['no deadline any more', true, {}, { decisionBy: '' }],
  ['the whole market', false, { 'audience.market': '', 'audience.carriers': 'a' }, {}],
  [
    'one more carrier',
    false,
    { 'audience.market': '', 'audience.carriers': 'a' },
    { 'audience.market': '', 'audience.carriers': 'b a' },
  ],
  [
    'a carrier less',
    true,
    { 'audience.market': '', 'audience.carriers': 'a b' },
    { 'audience.market': '', 'audience.carriers': 'b' },
  ],
  ['carriers in place of the market', true, {}, { 'audience.market': '', 'audience.carriers': 'a' }],
  ['another price', true, {}, { 'pricing.target.amountMinor': '900' }],
  ['another truck', true, {}, { 'required.equipment': 'tail_lift' }],
  ['more goods', true, {}, { 'cargo.0.count': '25' }],
  ['another street', false, {}, { 'stops.0.place.address': 'Elsewhere 2' }],
  ['another name', false, {}, { 'stops.0.place.name': 'Gate 9' }],
  ['another contact', false, {}, { 'stops.0.place.contact.name': 'Ann' }],
  ['another note to a stop', false, {}, { 'stops.1.note': 'Ring twice' }],
  ['other marks', false, {}, { 'cargo.0.marks': 'AB' }],
  ['a postcode of the same area', false, { 'stops.0.place.postcode': '45127' }, { 'stops.0.place.postcode': '45-130' }],
  ['a postcode of another area', true, { 'stops.0.place.postcode': '45127' }, { 'stops.0.place.postcode': '46127' }],
  ['a gate beside', false, { 'stops.0.place.lat': '51.46' }, { 'stops.0.place.lat': '51.54' }],
  ['a gate far off', true, { 'stops.0.place.lat': '51.46' }, { 'stops.0.place.lat': '51,56' }],
  ['another hidden target', false, hiddenAt('900'), hiddenAt('950')],
  ['a target that is hidden now', true, { 'pricing.model': 'bid', 'pricing.hideTarget': '' }, { ...hiddenAt('1300') }],
  ['another fixed price', true, fixedAt('900'), fixedAt('950')],
  ['one stop more', true, {}, { 'stops.2.type': 'delivery' }],
])('%s outdates live offers: %s', (_, expected, before, after) => {
  expect(outdatesOffers(draftWith(before), draftWith(after))).toBe(expected);
});
