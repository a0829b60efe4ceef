import { describe, expect, it } from 'vitest';
import { parseRequest } from '../../../src/domain/request/parseRequest.ts';
import { requestDraft, withPickupOn } from '../../../src/domain/request/requestDraft.ts';
import { windowInstant, windowTyped } from '../../../src/domain/request/windowInstant.ts';
import type { RequestContent } from '../../../src/domain/request/RequestContent.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';

const now = Date.UTC(2026, 0, 5, 9);
const draft = requestDraft(requestFactory.build());
const from = '2026-01-08T07:00:00Z';

describe('the form of a request that is known in part', () => {
  it.each<[string, RequestContent, Record<string, string>]>([
    ['a yes that was said', { cargo: [{ stackable: true }] }, { 'cargo.0.stackable': 'yes' }],
    ['a no that was said', { cargo: [{ stackable: false }] }, { 'cargo.0.stackable': 'no' }],
    ['nothing where nothing was said', { cargo: [{}] }, { 'cargo.0.stackable': '', 'cargo.0.packageCode': '' }],
    ['no packaging that it cannot offer', { cargo: [{ packageCode: 'ZZ' }] }, { 'cargo.0.packageCode': '' }],
    ['no body it cannot offer', { required: { bodyTypes: ['balloon', 'reefer'] } }, { 'required.bodyTypes': 'reefer' }],
    [
      'a window that only begins, by UTC without a zone',
      { stops: [{ window: { from } }] },
      { 'stops.0.window.from': '2026-01-08T07:00', 'stops.0.window.to': '', 'stops.0.window.timeZone': 'UTC' },
    ],
    [
      'a window that only ends, by the clock there',
      { stops: [{ window: { to: from, timeZone: 'Europe/Berlin' } }] },
      { 'stops.0.window.from': '', 'stops.0.window.to': '2026-01-08T08:00' },
    ],
    ['no zone for a stop without a window', { stops: [{}] }, { 'stops.0.window.timeZone': '' }],
    [
      'a price in a currency without decimals',
      { pricing: { currency: 'JPY', target: { amountMinor: 125_000, currency: 'JPY' } } },
      { 'pricing.target.amountMinor': '125000' },
    ],
    [
      'a price as it came if its currency is not known',
      { pricing: { currency: 'ZZZ', target: { amountMinor: 1250, currency: 'ZZZ' } } },
      { 'pricing.target.amountMinor': '1250' },
    ],
    ['the carriers it is meant for', { audience: { carriers: ['a', 'b'] } }, { 'audience.carriers': 'a b' }],
    ['nobody it is meant for', {}, { 'audience.market': '', 'audience.carriers': '' }],
  ])('holds %s', (_, content, values) => {
    expect(requestDraft(content)).toMatchObject(values);
  });

  it('keeps the whole market in what is sent, and carriers one by one', () => {
    const read = parseRequest({ ...draft, 'audience.carriers': ' a  b ' }, { now, way: 'keep' });
    expect(read).toMatchObject({ ok: true, value: { audience: { market: true, carriers: ['a', 'b'] } } });
  });
});

describe('another pickup day', () => {
  it('leaves a deadline alone that is not set or cannot be read', () => {
    expect(withPickupOn({ ...draft, decisionBy: '' }, '2026-07-08').decisionBy).toBe('');
    expect(withPickupOn({ ...draft, decisionBy: 'soon' }, '2026-07-08').decisionBy).toBe('soon');
  });

  it.each(['', 'Mars/Base'])('moves the deadline by UTC while the zone of the pickup is %j', (zone) => {
    expect(withPickupOn({ ...draft, 'stops.0.window.timeZone': zone }, '2026-01-09').decisionBy).toBe(
      '2026-01-08T16:00:00Z',
    );
  });
});

describe('the end of a window', () => {
  it.each([
    ['soon', 'Europe/Berlin'],
    ['2026-01-08', 'Europe/Berlin'],
    ['2026-01-08T08:00', 'Mars/Base'],
    ['2026-01-08T25:00', 'Europe/Berlin'],
  ])('%s in %s is no instant', (typed, zone) => {
    expect(windowInstant(typed, zone)).toBeUndefined();
  });

  it.each([
    ['2026-01-08T07:00:30Z', 'Europe/Berlin', '2026-01-08T08:00:30'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T01:30'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T01:30-05:00'],
  ])('%s in %s is typed %s, and is read back as the same', (instant, zone, typed) => {
    expect(windowTyped(Date.parse(instant), zone)).toBe(typed);
    expect(Date.parse(windowInstant(typed, zone) ?? '')).toBe(Date.parse(instant));
  });
});
