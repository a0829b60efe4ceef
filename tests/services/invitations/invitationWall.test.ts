import { describe, expect, it } from 'vitest';
import { inCompany } from '../../../services/database/inCompany.ts';
import { asInvitee } from '../../../services/invitations/asInvitee.ts';
import { openFleet } from '../drivers/openFleet.ts';

const fleet = await openFleet();
const { world, newFleet, newPhone, invited } = fleet;

describe('row-level security', () => {
  it('lets a company read and write only its own invitations', async () => {
    const [mine, other] = [fleet.member, await newFleet()];
    const { id } = await invited({ name: 'Ioana', phone: newPhone() }, other);
    const { db } = world.services;
    await inCompany(db, mine.company, mine.id, async (tx) => {
      expect(await tx.selectFrom('invitation').select('id').where('id', '=', id).execute()).toEqual([]);
      const changed = await tx.updateTable('invitation').set({ name: 'Mine' }).where('id', '=', id).executeTakeFirst();
      const removed = await tx.deleteFrom('invitation').where('id', '=', id).executeTakeFirst();
      expect([changed.numUpdatedRows, removed.numDeletedRows]).toEqual([0n, 0n]);
    });
    await invited();
    const smuggle = inCompany(db, mine.company, mine.id, (tx) =>
      tx.updateTable('invitation').set({ company_id: other.company }).where('company_id', '=', mine.company).execute(),
    );
    await expect(smuggle).rejects.toThrow('a row stays in its company');
  });

  it('lets a company read and write only its own drivers', async () => {
    const [mine, other] = [fleet.member, await newFleet()];
    const { driverId } = await invited({ name: 'Ioana', phone: newPhone() }, other);
    await inCompany(world.services.db, mine.company, mine.id, async (tx) => {
      expect(await tx.selectFrom('driver').select('id').where('company_id', '=', other.company).execute()).toEqual([]);
      const changed = await tx
        .updateTable('driver')
        .set({ name: 'Mine' })
        .where('id', '=', driverId)
        .executeTakeFirst();
      const removed = await tx.deleteFrom('driver').where('id', '=', driverId).executeTakeFirst();
      expect([changed.numUpdatedRows, removed.numDeletedRows]).toEqual([0n, 0n]);
    });
  });

  it('shows no drivers to an invitee', async () => {
    const { id } = await invited();
    const seen = asInvitee(world.services.db, id, (tx) => tx.selectFrom('driver').selectAll().execute());
    expect(await seen).toEqual([]);
  });

  it('shows an invitee one invitation, its company and the brands', async () => {
    const [mine, another] = [await invited(), await invited()];
    const { db } = world.services;
    await asInvitee(db, mine.id, async (tx) => {
      expect(await tx.selectFrom('invitation').select('id').execute()).toEqual([{ id: mine.id }]);
      const companies = await tx.selectFrom('company').select('id').execute();
      expect(new Set(companies.map(({ id }) => id))).toEqual(new Set([fleet.member.company, fleet.brandId]));
      const changed = await tx
        .updateTable('invitation')
        .set({ name: 'Other' })
        .where('id', '=', another.id)
        .executeTakeFirst();
      expect(changed.numUpdatedRows).toBe(0n);
      expect(await tx.selectFrom('membership').selectAll().execute()).toEqual([]);
    });
  });

  it.each(['pending', 'accepted', 'revoked', 'expired'] as const)(
    'lets an invited trucker open the invitation, not make it %s',
    async (status) => {
      const { id } = await invited();
      const changing = asInvitee(world.services.db, id, (tx) =>
        tx.updateTable('invitation').set({ name: 'Other', status }).execute(),
      );
      await expect(changing).rejects.toThrow(/row-level security/);
    },
  );

  it('keeps an invitee from moving the invitation to another company', async () => {
    const { id } = await invited();
    const moving = asInvitee(world.services.db, id, (tx) =>
      tx.updateTable('invitation').set({ status: 'opened', company_id: fleet.brandId }).execute(),
    );
    await expect(moving).rejects.toThrow('a row stays in its company');
  });

  it.each(['app_user', 'session', 'sign_in', 'one_time_code', 'outbox', 'idempotency_key'] as const)(
    'keeps a company’s role out of %s',
    async (table) => {
      const peeking = inCompany(world.services.db, fleet.member.company, fleet.member.id, (tx) =>
        tx.selectFrom(table).selectAll().execute(),
      );
      await expect(peeking).rejects.toThrow(/permission denied/);
    },
  );
});
