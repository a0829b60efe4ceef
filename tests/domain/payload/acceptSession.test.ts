import { describe, expect, it } from 'vitest';
import { acceptSession } from '../../../src/domain/payload/acceptSession.ts';
import { decodePayload } from '../../../src/domain/payload/decodePayload.ts';

const accepted = (raw: unknown) => {
  const payload = decodePayload(Buffer.from(JSON.stringify(raw)).toString('base64'));
  return payload && acceptSession(payload);
};
const user = { id: 'u1' };

describe('a payload signs in', () => {
  it.each([
    ['with a token and a user', { token: 'abc.DEF-1', user }, { token: 'abc.DEF-1', user }],
    ['with a user whose id is a number', { token: 't', user: { id: 12 } }, { token: 't', user: { id: '12' } }],
    ['with only a token, whose user the exchange names', { token: 't' }, { token: 't', user: undefined }],
    ['with a user without an id', { token: 't', user: { name: 'Ann' } }, { token: 't', user: undefined }],
    ['with an empty id', { token: 't', user: { id: '' } }, { token: 't', user: undefined }],
    ['with an id of another type', { token: 't', user: { id: {} } }, { token: 't', user: undefined }],
    ['with an id that is not a whole number', { token: 't', user: { id: 1.5 } }, { token: 't', user: undefined }],
    ['with a token of 8 KiB', { token: 'x'.repeat(8192), user }, { token: 'x'.repeat(8192), user }],
  ])('%s', (_, raw, session) => {
    expect(accepted(raw)).toEqual(session);
  });
});

it.each([
  ['without a token', { user }],
  ['with an empty token', { token: '', user }],
  ['with a blank token', { token: '  ', user }],
  ['with a line break in the token', { token: 'a\r\nX-Admin: 1', user }],
  ['with a non-ASCII token', { token: 'tökén', user }],
  ['with a token above 8 KiB', { token: 'x'.repeat(8193), user }],
  ['with a token that is not a string', { token: { toString: 'x' }, user }],
])('a payload %s signs nobody in', (_, raw) => {
  expect(accepted(raw)).toBeUndefined();
});
