import { expect, it } from 'vitest';
import { listLatestInvitations } from '../../../src/application/invitations/listLatestInvitations.ts';
import { invitationFactory } from '../../support/factories/invitationFactory.ts';
import { FakeSentInvitations } from '../../support/fakes/FakeSentInvitations.ts';

it('lists the invitations sent last, as many as the dashboard shows, until nobody waits for them', async () => {
  const sent = new FakeSentInvitations();
  const page = { rows: invitationFactory.buildList(6), page: 0, size: 6, total: 31 };
  sent.page = page;
  const { signal } = new AbortController();
  expect(await listLatestInvitations(sent)(signal)).toBe(page);
  expect(sent.asked).toEqual([{ size: 6, signal }]);
});
