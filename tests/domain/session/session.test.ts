import { describe, expect, it } from 'vitest';
import { endsSession } from '../../../src/domain/session/endsSession.ts';
import { isLoggedIn } from '../../../src/domain/session/isLoggedIn.ts';
import { mergeUser } from '../../../src/domain/session/mergeUser.ts';
import { replacesUser } from '../../../src/domain/session/replacesUser.ts';
import { resetSession } from '../../../src/domain/session/resetSession.ts';

const company = { id: 'c1', name: 'Greenline', domain: 'greenline.com' };
const session = { token: 't', user: { id: 'u1', name: 'Ann' }, company };

it('a session with a token is logged in', () => {
  expect(isLoggedIn(session)).toBe(true);
  expect(isLoggedIn(resetSession(session))).toBe(false);
});

it('resetting a session keeps only the company', () => {
  expect(resetSession(session)).toEqual({ token: undefined, user: undefined, company });
});

it("merging fields into the user never changes the user's id", () => {
  expect(mergeUser(session.user, { phone: '+4930123456', id: 'u2' })).toEqual({
    id: 'u1',
    name: 'Ann',
    phone: '+4930123456',
  });
});

it('only another user than the signed-in one needs a confirmation', () => {
  expect(replacesUser(session, { id: 'u2' })).toBe(true);
  expect(replacesUser(session, { id: 'u1' })).toBe(false);
  expect(replacesUser(resetSession(session), { id: 'u2' })).toBe(false);
});

describe('whether an answer ends the session', () => {
  const answer = { status: 401, sentToken: 't', currentToken: 't', path: '/ui/drivers' };

  it.each([
    ['yes: 401 for the current token', {}, true],
    ['yes: 403 for the current token', { status: 403 }, true],
    ['no: 404', { status: 404 }, false],
    ['no: 401 for an earlier token', { sentToken: 'old' }, false],
    ['no: nobody is signed in any more', { currentToken: undefined }, false],
    ['no: no token was sent', { sentToken: undefined, currentToken: undefined }, false],
    ['no: in the authentication area', { path: '/authentication/sign-in' }, false],
    ['no: on the download page', { path: '/download-app?payload=x' }, false],
  ])('%s', (_, fields, ends) => {
    expect(endsSession({ ...answer, ...fields })).toBe(ends);
  });
});
