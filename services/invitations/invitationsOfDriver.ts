import { sql, type Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { findInviter } from './findInviter.ts';
import { toInvitationAnswer } from './invitationAnswer.ts';
import { type InvitationStatus, statusAt } from './InvitationStatus.ts';
import type { InvitationRow } from './InvitationTable.ts';

/** The answer for a driver's current invitation; null if never invited. */
export async function findInvitationAnswer(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  tx: Transaction<Tables>,
  companyId: string,
  driverId: string,
) {
  const invitation = (await invitationsOf(tx, [driverId])).get(driverId);
  if (!invitation) return null;
  return toInvitationAnswer(invitation, await findInviter(tx, companyId), settings, clock.now());
}

/** The invitation status of each driver by id, without those who were never invited. */
export async function invitationStatusesOf(
  tx: Transaction<Tables>,
  driverIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, InvitationStatus>> {
  const invitations = await invitationsOf(tx, driverIds);
  return new Map([...invitations].map(([driverId, invitation]) => [driverId, statusAt(invitation, now)]));
}

/** Each driver's current invitation by driver id: the accepted one, else the newest. */
async function invitationsOf(
  tx: Transaction<Tables>,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, InvitationRow>> {
  if (driverIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invitation')
    .selectAll()
    .distinctOn('driver_id')
    .where('driver_id', 'in', [...driverIds])
    .orderBy('driver_id')
    .orderBy(sql`status = 'accepted'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.flatMap((row) => (row.driver_id === null ? [] : [[row.driver_id, row]])));
}

/** Refuses with 409 to invite a driver who has already accepted an invitation. The caller has locked the driver's row. */
export async function refuseSecondAcceptance(tx: Transaction<Tables>, driverId: string): Promise<void> {
  const accepted = await tx
    .selectFrom('invitation')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (accepted) throw new Refusal(409, 'This driver already has the app.', { reason: 'app_already' });
}

/** An invitation that was revoked, and the status it had. */
export interface Revoked {
  readonly id: string;
  readonly status: InvitationStatus;
}

/**
 * Revokes a driver's invitations that were not accepted, including expired ones, which could be sent again. Returns what they were.
 */
export async function revokeInvitations(
  tx: Transaction<Tables>,
  driverId: string,
  now: Date,
): Promise<readonly Revoked[]> {
  const open = await tx
    .selectFrom('invitation')
    .select(['id', 'status'])
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['pending', 'opened', 'expired'])
    .forUpdate()
    .execute();
  // oxlint-disable-next-line no-await-in-loop -- a driver has few, and one transaction does one thing at a time
  for (const { id } of open) await setStatus(tx, id, 'revoked', now);
  return open;
}

/** Takes back that invitations were revoked. */
export async function reviveInvitations(
  tx: Transaction<Tables>,
  revoked: readonly Revoked[],
  now: Date,
): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const { id, status } of revoked) await setStatus(tx, id, status, now);
}

const setStatus = (tx: Transaction<Tables>, id: string, status: InvitationStatus, now: Date): Promise<unknown> =>
  tx
    .updateTable('invitation')
    .set((is) => ({ status, updated_at: now, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
