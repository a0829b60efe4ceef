import * as v from 'valibot';
import { inCompany } from '../../../services/database/inCompany.ts';
import { asInvitee } from '../../../services/invitations/asInvitee.ts';
import { invitationAnswer } from '../../../services/invitations/invitationAnswer.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, type TestMember } from '../../support/services/people.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** A test world with a fleet under a brand, and its owner's calls on invitations. */
export async function openFleet() {
  const world = await openWorld();
  const { db } = world.services;
  const brandId = await addBrand(world, 'teal.localhost', 'Teal Lines');
  const newFleet = async () => addMember(world, { company: await addCompany(world, { brandId }) });
  let member = await newFleet();

  let phones = 0;
  const newPhone = () => `+4915${String((phones += 1)).padStart(9, '0')}`;
  const invite = (json: object, by: TestMember = member) => world.call('/invitations', { json, ...by });
  /** The code, which only the mail contains. */
  const codeOf = async (id: string) => {
    const found = await asInvitee(db, id, (tx) =>
      tx.selectFrom('invitation').select('code').where('id', '=', id).execute(),
    );
    return found[0]?.code;
  };

  return {
    world,
    brandId,
    newFleet,
    newPhone,
    invite,
    get member() {
      return member;
    },
    invited: async (json: object = { name: 'João Conceição', phone: newPhone() }, by: TestMember = member) =>
      v.parse(invitationAnswer, (await invite(json, by)).body.data),
    list: (query = '', by: TestMember = member) => world.call(`/invitations${query}`, { ...by }),
    look: (id: string) => world.call(`/invitations/${id}`),
    resend: (id: string) => world.call(`/invitations/${id}/resend`, { method: 'POST', ...member }),
    revoke: (id: string) => world.call(`/invitations/${id}`, { method: 'DELETE', ...member }),
    codeOf,
    /** Accepts as the Trucker app does. */
    accept: async (id: string, more: object = {}) =>
      world.call(`/invitations/${id}/accept`, { json: { code: await codeOf(id), ...more } }),
    drivers: async (by: TestMember = member) =>
      inCompany(db, by.company, by.id, (tx) =>
        tx.selectFrom('driver').selectAll().where('company_id', '=', by.company).orderBy('created_at').execute(),
      ),
    /** Signs in again, because sessions end within a day. */
    waitUntilExpired: async () => {
      world.advance(week);
      member = await addMember(world, { company: member.company });
    },
  };
}
