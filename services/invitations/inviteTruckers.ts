import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { findSender } from '../company/standing/findSender.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Sender } from '../mail/texts/Sender.ts';
import { doEach, type DoSlices } from '../web/idempotency/DoSlices.ts';
import type { FieldError } from '../web/problems/FieldError.ts';
import { fieldErrors } from '../web/problems/fieldErrors.ts';
import { problemOf } from '../web/problems/problemOf.ts';
import { Refusal } from '../web/Refusal.ts';
import type { toInvitationAnswer } from './invitationAnswer.ts';
import { invitationDraft } from './invitationSchemas.ts';
import type { InvitationServices } from './DriverRoster.ts';
import { inviteTrucker } from './inviteTrucker.ts';

/** A problem with the whole row. */
interface WholeRefusal {
  readonly field: '';
  readonly message: string;
}

type Outcome =
  | { readonly invitation: ReturnType<typeof toInvitationAnswer> }
  | { readonly errors: readonly (FieldError | WholeRefusal)[] };

/** A row has five fields. */
const errorsPerRow = 5;

/** Rows that are invited in one commit, so long do others wait for the database. */
const rowsAtOnce = 2;

/** Invites a batch. Each row succeeds or fails on its own. */
export async function inviteTruckers(
  services: InvitationServices,
  member: Member,
  rows: readonly unknown[],
  doSlices: DoSlices = doEach,
) {
  const { companyId, userId } = member;
  const sender = await inCompany(services.db, companyId, userId, (tx) =>
    findSender(tx, companyId, services.clock.now()),
  );
  const done = await doSlices(Math.ceil(rows.length / rowsAtOnce), async (at) => {
    const results: ({ readonly row: number } & Outcome)[] = [];
    const first = at * rowsAtOnce;
    for (const [row, draft] of rows.slice(first, first + rowsAtOnce).entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the first of two rows for one person wins
      results.push({ row: first + row, ...(await inviteOne(services, member, sender, draft)) });
    }
    return results;
  });
  return { results: done.flat() };
}

async function inviteOne(services: InvitationServices, member: Member, sender: Sender, row: unknown): Promise<Outcome> {
  const draft = v.safeParse(invitationDraft, row, { message: problemOf });
  if (!draft.success) return { errors: fieldErrors(draft.issues, errorsPerRow) };
  try {
    return { invitation: await inviteTrucker(services, member, draft.output, sender) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { errors: error.errors.length > 0 ? error.errors : [{ field: '', message: error.message }] };
  }
}
