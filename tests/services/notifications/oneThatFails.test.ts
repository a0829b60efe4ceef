import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import type { LogFields } from '../../../services/log/Log.ts';
import { mailNotices } from '../../../services/notifications/mailNotices.ts';
import type { NotificationKind } from '../../../services/notifications/notificationKinds.ts';
import { tellAll } from '../../../services/notifications/tellAll.ts';
import { openProofs } from '../../support/services/openProofs.ts';

const logged: (readonly [string, LogFields | undefined])[] = [];
const log = {
  write: () => undefined,
  error: (event: string, _error: unknown, fields?: LogFields) => void logged.push([event, fields]),
};
let trips: Awaited<ReturnType<typeof openProofs>>;
beforeEach(async () => {
  trips = await openProofs({ log });
  logged.length = 0;
});

/** Of a version that is newer than the one that sends the mails. */
const unknown = sql<NotificationKind>`'of_a_newer_version'`;

it('stops no other news, and stays due', async () => {
  const { world, shipper, awarded } = trips;
  const [broken, whole] = [await awarded(), await awarded()];
  const isWhole = sql`shipment_id is distinct from ${sql.lit(broken.id)}::uuid`;
  await sql`alter table notification add constraint no_broken check (${isWhole}) not valid`.execute(world.services.db);
  await trips.later(24 * 7);
  await tellAll(world.services);
  const late = () =>
    amidAllCompanies(world.services, async (tx) => {
      const rows = await tx
        .selectFrom('notification')
        .select('shipment_id')
        .where('kind', '=', 'shipment_late')
        .where('user_id', '=', shipper.id)
        .execute();
      return rows.map(({ shipment_id: id }) => id);
    });
  expect(await late()).toEqual([whole.id]);
  const failed = ['news not told', { shipment: broken.id }];
  // That it is late, and that it has no truck.
  expect(logged).toEqual([failed, failed]);
  await sql`alter table notification drop constraint no_broken`.execute(world.services.db);
  await tellAll(world.services);
  expect(new Set(await late())).toEqual(new Set([broken.id, whole.id]));
});

it('stops no other mail, and is not tried again', async () => {
  const { world, shipper, opened, offered } = trips;
  const [odd, plain] = [await opened(), await opened()];
  for (const { id } of [odd, plain]) await offered(id);
  await amidAllCompanies(world.services, async (tx) => {
    await tx
      .updateTable('notice_mail')
      .set({ kind: unknown })
      .where('record_id', '=', odd.id)
      .where('user_id', '=', shipper.id)
      .execute();
    await tx
      .insertInto('notification_setting')
      .values({ user_id: shipper.id, kind: unknown, in_app: true, by_mail: true })
      .execute();
  });
  await mailNotices(world.services);
  await mailNotices(world.services);
  const mails = await world.services.db
    .selectFrom('outbox')
    .select('text')
    .where('to_address', '=', shipper.email)
    .where('subject', 'like', 'New offer%')
    .execute();
  expect(mails).toEqual([{ text: expect.stringContaining(plain.id) }]);
  expect(logged).toEqual([['notice not mailed', { kind: 'of_a_newer_version', record: odd.id }]]);
});
