import * as v from 'valibot';
import type { Member } from '../companies/Member.ts';
import type { Services } from '../Services.ts';
import { Unavailable } from '../Unavailable.ts';
import { fieldErrors } from '../web/fieldErrors.ts';
import { plainMessage } from '../web/plainMessage.ts';
import { Refusal, type FieldError } from '../web/Refusal.ts';
import type { invitationOnTheWire } from './invitationOnTheWire.ts';
import { invitationDraft } from './invitationSchemas.ts';
import { inviteTrucker } from './inviteTrucker.ts';

type Outcome =
  { readonly invitation: ReturnType<typeof invitationOnTheWire> } | { readonly errors: readonly FieldError[] };

const notMailed: Outcome = { errors: [{ field: 'email', message: 'could not be mailed to, please try again' }] };

/**
 * Invites many, each for itself: what is wrong with one keeps no other from its invitation. Once the mail service does not take
 * a mail, the rest of those with an address are not tried: each would wait for it in vain.
 */
export async function inviteTruckers(services: Services, member: Member, rows: readonly unknown[]) {
  const results: ({ readonly row: number } & Outcome)[] = [];
  let isMailDown = false;
  for (const [row, draft] of rows.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- of two rows for one person the first wins
    const outcome = await inviteOne(services, member, draft, isMailDown);
    isMailDown ||= outcome === notMailed;
    results.push({ row, ...outcome });
  }
  return { results };
}

async function inviteOne(services: Services, member: Member, row: unknown, isMailDown: boolean): Promise<Outcome> {
  const draft = v.safeParse(invitationDraft, row, { message: plainMessage });
  if (!draft.success) return { errors: fieldErrors(draft.issues) };
  if (isMailDown && draft.output.email !== undefined) return notMailed;
  try {
    return { invitation: await inviteTrucker(services, member, draft.output) };
  } catch (error) {
    if (error instanceof Unavailable) return notMailed;
    if (!(error instanceof Refusal)) throw error;
    return { errors: error.errors.length > 0 ? error.errors : [{ field: '', message: error.message }] };
  }
}
