import { expect, it } from 'vitest';
import { changeEffect } from '../../../src/domain/request/changeEffect.ts';
import type { RequestContent } from '../../../src/domain/request/RequestContent.ts';

const [early, late] = ['2026-01-07T16:00:00Z', '2026-01-07T18:00:00Z'];

it.each<[string, boolean, RequestContent, RequestContent]>([
  ['a deadline for the first time', false, {}, { decisionBy: early }],
  ['a later deadline', false, { decisionBy: early }, { decisionBy: late }],
  ['the same deadline in another zone', false, { decisionBy: early }, { decisionBy: '2026-01-07T17:00:00+01:00' }],
  ['an earlier deadline', true, { decisionBy: late }, { decisionBy: early }],
  ['no deadline any more', true, { decisionBy: early }, {}],
  ['the whole market', false, { audience: { carriers: ['a'] } }, { audience: { market: true } }],
  ['one more carrier', false, { audience: { carriers: ['a'] } }, { audience: { carriers: ['a', 'b'] } }],
  ['a carrier less', true, { audience: { carriers: ['a', 'b'] } }, { audience: { carriers: ['b'] } }],
  ['carriers in place of the market', true, { audience: { market: true } }, { audience: { carriers: ['a'] } }],
])('an open request with %s leaves offers outdated: %s', (_, outdates, before, after) => {
  expect(changeEffect(before, after).outdates).toBe(outdates);
});
