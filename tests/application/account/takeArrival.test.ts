import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeArrival } from '../../../src/application/account/takeArrival.ts';
import { encodePayload } from '../../../src/domain/payload/encodePayload.ts';
import { handOverPayloadFactory } from '../../support/factories/handOverPayloadFactory.ts';
import { payloadFactory } from '../../support/factories/payloadFactory.ts';
import { FakeLog } from '../../support/fakes/FakeLog.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { outsideText } from '../../support/outsideValues.ts';

const host = 'http://fleet.greenline.localhost:8080';

const arriveAt = (path: string) => {
  const navigation = new FakeNavigation(host + path);
  const log = new FakeLog();
  return { navigation, log, arrival: takeArrival(navigation, log)() };
};

const signsIn = handOverPayloadFactory.build();
const handedOver = encodePayload(signsIn);
const invitation = payloadFactory.build();

it('leaves an address without payload or returnUrl alone', () => {
  const { arrival, navigation, log } = arriveAt('/authentication/sign-in');
  expect(arrival).toEqual({ payload: undefined, destination: undefined });
  expect(navigation.steps).toEqual([]);
  expect(log.warnings).toEqual([]);
});

describe('a payload with a token', () => {
  it('is read and removed from the address', () => {
    const { arrival, navigation } = arriveAt(`/?payload=${handedOver}`);
    expect(arrival).toEqual({ payload: signsIn, destination: undefined });
    expect(navigation.steps).toEqual(['rewrite /']);
  });

  it('is removed without touching the rest of the address', () => {
    const { navigation } = arriveAt(`/authentication/sign-in?lang=en&payload=${handedOver}#top`);
    expect(navigation.current()).toBe('/authentication/sign-in?lang=en#top');
  });

  it('is read and removed from a returnUrl', () => {
    const returnUrl = encodeURIComponent(`/ui/vehicles?page=2&payload=${handedOver}#plate`);
    const { arrival, navigation } = arriveAt(`/home/sign-in?returnUrl=${returnUrl}`);
    expect(arrival).toEqual({ payload: signsIn, destination: '/ui/vehicles?page=2#plate' });
    const kept = encodeURIComponent('/ui/vehicles?page=2#plate');
    expect(navigation.steps).toEqual([`rewrite /home/sign-in?returnUrl=${kept}`]);
  });

  it.each([
    ['with an empty token', { ...signsIn, token: '' }],
    ['with a token that is invalid in a header', { ...signsIn, token: 'line\nbreak' }],
    ['with a token of 9 KiB', { ...signsIn, token: 'x'.repeat(9 * 1024) }],
  ])('%s is removed and logged as ignored', (_, payload) => {
    const { navigation, log } = arriveAt(`/?payload=${encodePayload(payload)}`);
    expect(navigation.current()).toBe('/');
    expect(log.warnings).toEqual(['The payload in the address carries no usable session and was ignored.']);
  });
});

const asReturnUrl = (path: string): string => `returnUrl=${encodeURIComponent(path)}`;

it.each([
  ['beside a returnUrl', `/?${asReturnUrl('/ui')}&payload=${handedOver}`, `/?${asReturnUrl('/ui')}`],
  [
    'after an unreadable payload',
    `/authentication/sign-in?payload=abc&payload=${handedOver}`,
    '/authentication/sign-in?payload=abc',
  ],
  [
    'after the payload of an invitation',
    `/download-app?payload=${encodePayload(invitation)}&payload=${handedOver}`,
    `/download-app?payload=${encodePayload(invitation)}`,
  ],
  ['twice', `/?payload=${handedOver}&payload=${handedOver}`, '/'],
  [
    'second in a returnUrl',
    `/?${asReturnUrl(`/ui?payload=abc&payload=${handedOver}`)}`,
    `/?${asReturnUrl('/ui?payload=abc')}`,
  ],
  [
    'in a returnUrl to sign-in',
    `/?${asReturnUrl(`/authentication/sign-in?payload=${handedOver}`)}`,
    `/?${asReturnUrl('/dashboard')}`,
  ],
  [
    'in an unsafe returnUrl',
    `/?${asReturnUrl(`//evil.example?payload=${handedOver}`)}`,
    `/?${asReturnUrl('/dashboard')}`,
  ],
  [
    'in a second returnUrl',
    `/?${asReturnUrl('/ui')}&${asReturnUrl(`/ui?payload=${handedOver}`)}`,
    `/?${asReturnUrl('/ui')}`,
  ],
])('removes a payload with a token that stands %s', (_, path, left) => {
  expect(decodeURIComponent(arriveAt(path).navigation.current())).toBe(decodeURIComponent(left));
});

it('does not rewrite an address with a safe returnUrl', () => {
  expect(arriveAt('/authentication/sign-in?returnUrl=/ui&flag&q=a%20b').navigation.steps).toEqual([]);
});

it('keeps the payload of an invitation in the address, so that the page can be reloaded and shared', () => {
  const { arrival, navigation } = arriveAt(`/download-app?payload=${encodePayload(invitation)}`);
  expect(arrival.payload).toEqual(invitation);
  expect(navigation.steps).toEqual([]);
});

it('logs an unreadable payload without quoting it', () => {
  const { arrival, log } = arriveAt('/authentication/sign-in?payload=%25%25secret');
  expect(arrival.payload).toBeUndefined();
  expect(log.warnings).toEqual(['The payload in the address could not be read.']);
});

it.each([
  ['/ui/vehicles?page=2&q=tipper', '/ui/vehicles?page=2&q=tipper'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/authentication/sign-in', '/dashboard'],
  ['', '/dashboard'],
])('reads returnUrl=%s as %s', (returnUrl, destination) => {
  expect(arriveAt(`/?returnUrl=${encodeURIComponent(returnUrl)}`).arrival.destination).toBe(destination);
});

it('never throws or leaves this origin, whatever the address', () => {
  const names = fc.constantFrom('payload', 'returnUrl', '__proto__', 'x');
  const values = fc.oneof(outsideText, fc.constantFrom(handedOver, `/ui?payload=${handedOver}`));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (query) => {
      const { navigation, arrival } = arriveAt(`/?${new URLSearchParams(query)}`);
      expect(navigation.origin).toBe(host);
      expect(arrival.destination ?? '/').toMatch(/^\/(?!\/)/);
    }),
  );
});
