// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { AxiosSentInvitations } from '../../../src/infrastructure/http/AxiosSentInvitations.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import * as odd from '../../support/http/oddAnswers.ts';
import { openLine } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';

const { server, line } = openLine();
const sent = () => new AxiosSentInvitations(line().http);
const invitation = invitationFactory.build();
const paging = { page: 0, size: 5, total: 31 };
const { signal } = new AbortController();

it('gives a page of the selected company’s own', async () => {
  server.answers(odd.body({ code: 200, data: [{ ...invitation, email: null }], paging }));
  expect(await sent().latest(5, signal)).toEqual({ ...paging, rows: [{ ...invitation, email: undefined }] });
  expect(server.request.url).toBe('/invitations?page=0&size=5&sort=-createdAt');
});

it('loses a bad row, and no other', async () => {
  server.answers(odd.body({ code: 200, data: [null, { ...invitation, link: 7 }, invitation], paging }));
  expect((await sent().latest(5, signal)).rows).toEqual([invitation]);
});

it('cannot read a list without its paging', async () => {
  server.answers(odd.success([invitation]));
  expect(await troubleOf(sent().latest(5, signal))).toMatchObject({ kind: 'unreadable' });
});

it('is stopped when nobody waits for it any more', async () => {
  server.answers(odd.silence);
  const leaving = new AbortController();
  const trouble = troubleOf(sent().latest(5, leaving.signal));
  leaving.abort();
  expect(await trouble).toEqual({ kind: 'aborted' });
});
