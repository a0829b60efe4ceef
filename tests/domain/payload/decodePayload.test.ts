import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePayload } from '../../../src/domain/payload/decodePayload.ts';
import { encodePayload } from '../../../src/domain/payload/encodePayload.ts';
import { inheritedNames, outsideText, outsideValue } from '../../support/outsideValues.ts';

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
const bigintless = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
const spreadable = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const payload = { name: 'São Paulo ??>>~~', role: 'vehicleDriver', user: { id: 'u1', name: 'Zoë' } };
const json = JSON.stringify(payload);

describe('decoding a payload', () => {
  it.each([
    ['base64', base64(json)],
    ['base64 without padding', base64(json).replaceAll('=', '')],
    ['base64url', Buffer.from(json).toString('base64url')],
    ['base64 whose + arrived as a space', base64(json).replaceAll('+', ' ')],
  ])('reads %s', (_, encoded) => {
    expect(decodePayload(encoded)).toEqual(payload);
  });

  it('keeps only known fields, and those only as strings', () => {
    const raw =
      '{"token":null,"role":["x"],"name":"Ann","extra":"x","__proto__":{"role":"x"},"user":{"id":7,"email":1,"admin":true}}';
    expect(decodePayload(base64(raw))).toEqual({ name: 'Ann', user: { id: '7' } });
  });

  it.each(['7', '""', '{"a":1}', 'false'])('reads the token %s as an empty one', (token) => {
    expect(decodePayload(base64(`{"token":${token}}`))).toEqual({ token: '' });
  });

  it('ignores inherited fields', () => {
    expect(decodePayload(base64('{"__proto__":{"token":"stolen"}}'))?.token).toBeUndefined();
  });
});

it.each([
  ['an empty text', ''],
  ['text that is not base64', '%%%'],
  ['truncated base64', 'eyJ0b'],
  ['base64 that is not JSON', base64('hello')],
  ['a list', base64('[1]')],
  ['null', base64('null')],
  ['text', base64('"token"')],
  [
    'bytes that are not UTF-8',
    Buffer.from([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]).toString('base64'),
  ],
  ['a very deeply nested list', base64('['.repeat(40_000))],
  ['more than 64 KiB', base64(JSON.stringify({ name: 'x'.repeat(50_000) }))],
  ['two megabytes', 'e'.repeat(2_000_000)],
])('%s is not a payload', (_, encoded) => {
  expect(decodePayload(encoded)).toBeUndefined();
});

const ofLength = (length: number) => base64(JSON.stringify({ name: 'x'.repeat((length / 4) * 3 - 11) }));

it('a payload has at most 64 KiB', () => {
  expect(ofLength(65_536)).toHaveLength(65_536);
  expect(decodePayload(ofLength(65_536))).toBeDefined();
  expect(decodePayload(ofLength(65_540))).toBeUndefined();
});

describe('payloads from outside', () => {
  it('decoding never throws and never changes Object.prototype', () => {
    const before = inheritedNames();
    const encoded = fc.oneof(
      outsideText,
      fc.base64String(),
      outsideValue.map((value) =>
        base64(JSON.stringify({ user: value, token: value, ...spreadable(value) }, bigintless)),
      ),
    );
    fc.assert(
      fc.property(encoded, (text) => {
        const decoded = decodePayload(text);
        for (const value of Object.values(decoded ?? {})) expect(['string', 'object']).toContain(typeof value);
      }),
    );
    expect(inheritedNames()).toEqual(before);
  });

  it('decoding returns what was encoded', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(
        fc.record({ token: text, role: text, name: text, invitationId: text }, { requiredKeys: [] }),
        (given) => {
          expect(decodePayload(encodePayload(given))).toEqual(given);
          expect(encodePayload(given)).toMatch(/^[\w-]*$/);
        },
      ),
    );
  });
});
