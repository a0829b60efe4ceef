import { describe, expect, it } from 'vitest';
import { invitationFields } from '../../../../src/domain/invitation/invitationFields.ts';
import { AxiosSentInvitations } from '../../../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { fullInvitationFactory } from '../../../support/factories/fullInvitationFactory.ts';
import { invitationFactory } from '../../../support/factories/invitationFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const sent = () => new AxiosSentInvitations(line().http);
const invitation = invitationFactory.build();
const paging = { page: 0, size: 5, total: 31 };
const { signal } = new AbortController();

it('returns the latest invitations, one page of them', async () => {
  server.answers(odd.body({ code: 200, data: [{ ...invitation, email: null }], paging }));
  expect(await sent().latest(5, signal)).toEqual({ ...paging, rows: [{ ...invitation, email: undefined }] });
  expect(server.request.url).toBe('/invitations?page=0&size=5&sort=-lastSentAt');
});

it('drops invalid invitations and keeps the rest', async () => {
  server.answers(odd.body({ code: 200, data: [null, { ...invitation, shortLink: 7 }, invitation], paging }));
  expect((await sent().latest(5, signal)).rows).toEqual([invitation]);
});

it('fails as unreadable on a list without paging', async () => {
  server.answers(odd.success([invitation]));
  expect(await troubleOf(sent().latest(5, signal))).toMatchObject({ kind: 'unreadable' });
});

it('stops the request when it is aborted', async () => {
  server.answers(odd.silence);
  const leaving = new AbortController();
  const trouble = troubleOf(sent().latest(5, leaving.signal));
  leaving.abort();
  expect(await trouble).toEqual({ kind: 'aborted' });
});

it.each([true, false])(
  'tells whether messages are mailed, as the company is verified or not: %s',
  async (isVerified) => {
    server.answers(odd.success({ isVerified }));
    expect(await sent().areMessagesMailed(signal)).toBe(isVerified);
    expect(server.request.url).toBe('/v1/company/standing');
  },
);

it('requests the invitations of a view', async () => {
  server.answers(odd.body({ code: 200, data: [{ ...invitation, openedAt: '2026-01-06T08:00:00.000Z' }], paging }));
  const filters = { status: 'opened', from: '2026-01-01T00:00:00Z' };
  const { rows } = await sent().list({ page: 1, size: 25, sort: '-lastSentAt', q: '', filters });
  expect(rows).toEqual([{ ...invitation, openedAt: '2026-01-06T08:00:00.000Z' }]);
  expect(server.request.url).toBe(
    '/invitations?page=1&size=25&sort=-lastSentAt&status=opened&from=2026-01-01T00:00:00Z',
  );
});

const joao = { name: 'João Silva', phone: '+351912345678', email: undefined, message: undefined };
const onTheWire = { ...joao, email: null, message: null };

it('sends an invitation with an idempotency key, and null for empty fields', async () => {
  server.answers(odd.success(invitation));
  expect(await sent().send(joao, undefined, 'a-key')).toEqual(invitation);
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/invitations',
    headers: { 'idempotency-key': 'a-key' },
  });
  expect(JSON.parse(server.request.body)).toEqual(onTheWire);
});

describe('an invitation with every field filled', () => {
  const full = fullInvitationFactory.build();
  const facts = Object.fromEntries(Object.keys(invitationFields).map((name) => [name, Reflect.get(full, name)]));

  it('is sent complete, with its driver and without other fields', async () => {
    server.answers(odd.success(invitation));
    await sent().send(full, 'd-1', 'a-key');
    expect(JSON.parse(server.request.body)).toEqual({ ...facts, driverId: 'd-1' });
  });

  it('is read complete', async () => {
    server.answers(odd.success(full));
    expect(await sent().resend(full.id, 'a-key')).toEqual(full);
  });
});

it('sends several invitations under one idempotency key and returns the outcome of each', async () => {
  const errors = [{ field: 'phone', message: 'already has an open invitation' }];
  server.answers(odd.success({ results: [{ row: 0, invitation }, { row: 1, errors }, { row: 'x' }] }));
  const ana = { ...joao, name: 'Ana', phone: undefined, email: 'ana@drivers.test' };
  expect(await sent().sendSeveral([joao, ana], 'a-key')).toEqual([
    { row: 0, invitation },
    { row: 1, errors },
  ]);
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/invitations/batch',
    headers: { 'idempotency-key': 'a-key' },
  });
  expect(JSON.parse(server.request.body)).toEqual({
    rows: [onTheWire, { name: 'Ana', phone: null, email: 'ana@drivers.test', message: null }],
  });
});

it('resends and revokes an invitation', async () => {
  server.answers(odd.success(invitation));
  await sent().resend('i/1', 'a-key');
  expect(server.request).toMatchObject({ method: 'POST', url: '/invitations/i%2F1/resend' });
  server.answers(odd.success({ ...invitation, status: 'revoked' }));
  expect(await sent().revoke('i1')).toMatchObject({ status: 'revoked' });
  expect(server.request).toMatchObject({ method: 'DELETE', url: '/invitations/i1' });
});

it('reads the code of an invitation', async () => {
  server.answers(odd.success({ code: 'K7QX2MPA' }));
  expect(await sent().code('i/1')).toBe('K7QX2MPA');
  expect(server.request).toMatchObject({ method: 'GET', url: '/invitations/i%2F1/code' });
});
