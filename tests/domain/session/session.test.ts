import { describe, expect, it } from 'vitest';
import { endsSession } from '../../../src/domain/session/endsSession.ts';
import { isLoggedIn } from '../../../src/domain/session/isLoggedIn.ts';
import { mergeUser } from '../../../src/domain/session/mergeUser.ts';
import { replacesUser } from '../../../src/domain/session/replacesUser.ts';
import { resetSession } from '../../../src/domain/session/resetSession.ts';

const company = { id: 'c1', name: 'Greenline', domain: 'greenline.com' };
const session = { token: 't', user: { id: 'u1', name: 'Ann' }, company };

it('is logged in while there is a token', () => {
  expect(isLoggedIn(session)).toBe(true);
  expect(isLoggedIn(resetSession(session))).toBe(false);
});

it('keeps only the company when reset', () => {
  expect(resetSession(session)).toEqual({ token: undefined, user: undefined, company });
});

it('merges fields into the user, who stays the same person', () => {
  expect(mergeUser(session.user, { phone: '+4930123456', id: 'u2' })).toEqual({
    id: 'u1',
    name: 'Ann',
    phone: '+4930123456',
  });
});

it('asks before somebody else is signed in over the user', () => {
  expect(replacesUser(session, { id: 'u2' })).toBe(true);
  expect(replacesUser(session, { id: 'u1' })).toBe(false);
  expect(replacesUser(resetSession(session), { id: 'u2' })).toBe(false);
});

describe('an answer', () => {
  const answer = { status: 401, sentToken: 't', currentToken: 't', path: '/ui/drivers' };

  it.each([
    ['ends the session by 401 to the current token', {}, true],
    ['ends the session by 403 to the current token', { status: 403 }, true],
    ['changes nothing by 404', { status: 404 }, false],
    ['changes nothing when it comes late, to an old token', { sentToken: 'old' }, false],
    ['changes nothing when nobody is signed in any more', { currentToken: undefined }, false],
    ['changes nothing when no token was sent', { sentToken: undefined, currentToken: undefined }, false],
    ['changes nothing in the authentication area', { path: '/authentication/sign-in' }, false],
    ['changes nothing on the download page', { path: '/download-app?payload=x' }, false],
  ])('%s', (_, fields, ends) => {
    expect(endsSession({ ...answer, ...fields })).toBe(ends);
  });
});
