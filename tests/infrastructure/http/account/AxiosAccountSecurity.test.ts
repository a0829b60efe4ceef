import { describe, expect, it } from 'vitest';
import { AxiosAccountSecurity } from '../../../../src/infrastructure/http/account/AxiosAccountSecurity.ts';
import { signedInFactory } from '../../../support/factories/signedInFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const open = () => {
  const { http } = line();
  return new AxiosAccountSecurity(http, http);
};
const ann = signedInFactory.build();

it('sends the password now and the new one, and returns the fresh token', async () => {
  server.answers(odd.success(ann));
  const draft = { currentPassword: 'Haul-2026-demo', password: 'a quiet lorry at dawn' };
  expect(await open().changePassword(draft)).toEqual(ann);
  expect(server.request).toMatchObject({
    method: 'PUT',
    url: '/api/v1/users/password',
    body: JSON.stringify(draft),
  });
});

it('sends the password once more, and returns the fresh token', async () => {
  server.answers(odd.success(ann));
  expect(await open().confirmPassword('Haul-2026-demo')).toEqual(ann);
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/api/v1/users/confirm-password',
    body: JSON.stringify({ password: 'Haul-2026-demo' }),
  });
});

describe('sign-ins', () => {
  it('are listed; what cannot be read is left out', async () => {
    const signIn = {
      id: 's-1',
      startedAt: '2026-05-06T08:00:00.000Z',
      lastUsedAt: '2026-05-06T09:30:00.000Z',
      userAgent: 'Firefox',
      isCurrent: true,
    };
    server.answers(odd.success([{ ...signIn, endsAt: '2026-06-06T08:00:00.000Z' }, { id: 's-2' }]));
    expect(await open().signIns()).toEqual([signIn]);
    expect(server.request).toMatchObject({ method: 'GET', url: '/api/v1/sign-ins' });
  });

  it.each([
    ['one', (security: AxiosAccountSecurity) => security.end('s-1'), '/api/v1/sign-ins/s-1'],
    ['all others', (security: AxiosAccountSecurity) => security.endOthers(), '/api/v1/sign-ins'],
  ])('end: %s', async (_, end, url) => {
    server.answers(odd.success(null));
    await end(open());
    expect(server.request).toMatchObject({ method: 'DELETE', url });
  });

  it('are not ended without a recent password', async () => {
    server.answers(odd.failure(409, { message: 'Enter your password again first.', reason: 'password_needed' }));
    expect(await troubleOf(open().endOthers())).toMatchObject({ kind: 'refused', reason: 'password_needed' });
  });
});
