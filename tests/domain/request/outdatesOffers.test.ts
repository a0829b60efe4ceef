import { expect, it } from 'vitest';
import { typedByTable } from '../../../src/domain/record/typedByTable.ts';
import { outdatesOffers } from '../../../src/domain/request/outdatesOffers.ts';
import { requestDraft } from '../../../src/domain/request/requestDraft.ts';
import type { RequestDraft } from '../../../src/domain/request/requestFields.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';

type Change = Partial<Record<keyof RequestDraft, string>>;

const request = { ...requestDraft(requestFactory.build()), decisionBy: '2026-01-07T16:00:00+01:00' };
const draftWith = (change: Change): RequestDraft => typedByTable({ ...request, ...change });

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
  ['one stop more', true, {}, { 'stops.2.type': 'delivery' }],
])('%s outdates live offers: %s', (_, expected, before, after) => {
  expect(outdatesOffers(draftWith(before), draftWith(after))).toBe(expected);
});
