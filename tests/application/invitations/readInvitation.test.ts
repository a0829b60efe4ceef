import { expect, it } from 'vitest';
import { readInvitation } from '../../../src/application/invitations/readInvitation.ts';
import { invitationDetailsFactory } from '../../support/factories/invitationDetailsFactory.ts';
import { FakeInvitationBook } from '../../support/fakes/FakeInvitationBook.ts';

it('reads what a trucker may see of an invitation', async () => {
  const book = new FakeInvitationBook();
  const details = invitationDetailsFactory.build();
  book.details = details;
  expect(await readInvitation(book)(details.id)).toBe(details);
  expect(book.idsRead).toEqual([details.id]);
});

it('answers nothing for an unknown one', async () => {
  expect(await readInvitation(new FakeInvitationBook())('unknown')).toBeUndefined();
});
