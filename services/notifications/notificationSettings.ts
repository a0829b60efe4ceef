import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { listField } from '../fields/listField.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { kindsOf, notificationKinds, usualChannels } from './notificationKinds.ts';

const facts = { kind: v.picklist(notificationKinds), inApp: v.boolean(), mail: v.boolean() };

export const notificationSettingAnswer = v.pipe(v.object(facts), v.metadata({ ref: 'NotificationSetting' }));

/** Kinds that are left out stay as they are; of a kind that is named twice the last counts. */
export const notificationSettingsBody = v.strictObject({
  settings: listField(v.strictObject(facts), notificationKinds.length),
});

type Settings = v.InferOutput<typeof notificationSettingsBody>['settings'];

const companyKinds = async (tx: Transaction<Tables>, companyId: string) => {
  const { kind } = await tx.selectFrom('company').select('kind').where('id', '=', companyId).executeTakeFirstOrThrow();
  return kindsOf(kind === 'fleet' ? 'fleet' : 'office');
};

const read = async (tx: Transaction<Tables>, { companyId, userId }: Member) => {
  const chosen = await tx.selectFrom('notification_setting').selectAll().where('user_id', '=', userId).execute();
  return (await companyKinds(tx, companyId)).map((kind) => {
    const own = chosen.find((setting) => setting.kind === kind);
    return { kind, ...(own ? { inApp: own.in_app, mail: own.by_mail } : usualChannels(kind)) };
  });
};

/** How a person is told of each kind that their company is told of. It holds for all their companies. */
export const readNotificationSettings = ({ db }: Services, member: Member) =>
  inCompany(db, member.companyId, member.userId, (tx) => read(tx, member));

/** Keeps how a person wants to be told; the last write counts. Refuses kinds of the other side. */
export const keepNotificationSettings = ({ db }: Services, member: Member, settings: Settings) =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const known = await companyKinds(tx, member.companyId);
    const strange = settings.flatMap(({ kind }, at) =>
      known.includes(kind) ? [] : [refusedField(`settings.${at}.kind`, 'notAChoice', { expected: known.join(', ') })],
    );
    if (strange.length > 0) throw refusedFields(strange);
    const rows = [...new Map(settings.map((setting) => [setting.kind, setting])).values()]
      // In one order, so that two writes do not wait for each other.
      .toSorted((one, other) => one.kind.localeCompare(other.kind))
      .map(({ kind, inApp, mail }) => ({ user_id: member.userId, kind, in_app: inApp, by_mail: mail }));
    if (rows.length > 0) {
      await tx
        .insertInto('notification_setting')
        .values(rows)
        .onConflict((found) =>
          found.columns(['user_id', 'kind']).doUpdateSet((is) => ({
            in_app: is.ref('excluded.in_app'),
            by_mail: is.ref('excluded.by_mail'),
          })),
        )
        .execute();
    }
    return read(tx, member);
  });
