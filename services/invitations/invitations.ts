import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { recordSecurityEvent } from '../web/recordSecurityEvent.ts';
import { validated } from '../web/validated.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import type { DriverRoster, InvitationServices } from './DriverRoster.ts';
import { invitationAnswer } from './invitationAnswer.ts';
import {
  acceptance,
  acceptanceAnswer,
  batchAnswer,
  codeAnswer,
  invitationBatch,
  invitationDraft,
  publicInvitationAnswer,
} from './invitationSchemas.ts';
import { inviteTrucker } from './inviteTrucker.ts';
import { inviteTruckers } from './inviteTruckers.ts';
import { invitationQuery, listInvitations } from './listInvitations.ts';
import { openInvitation } from './openInvitation.ts';
import { readCode } from './readCode.ts';
import { resendInvitation } from './resendInvitation.ts';
import { revokeInvitation } from './revokeInvitation.ts';
import { shortLinks } from './shortLinks.ts';

const read = { tag: 'drivers', access: 'companyRead' } as const;
const write = { tag: 'drivers', access: 'companyWrite' } as const;
const open = { tag: 'drivers', access: 'anyone' } as const;

const routes = (services: InvitationServices): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'fleet', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/invitations',
      described({ ...read, summary: 'The invitations of a company', data: v.array(invitationAnswer), isPaged: true }),
      mayRead,
      validated('query', invitationQuery),
      async (c) => {
        const { data, paging } = await listInvitations(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .post(
      '/invitations',
      described({ ...write, summary: 'Invite a driver', data: invitationAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('json', invitationDraft),
      async (c) => ok(c, await inviteTrucker(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .post(
      '/invitations/batch',
      described({ ...write, summary: 'Invite many drivers, each on its own', data: batchAnswer }),
      mayWrite,
      idempotent(services, 'bySlices'),
      validated('json', invitationBatch),
      async (c) => ok(c, await inviteTruckers(services, memberOf(c), c.req.valid('json').rows, c.var.doSlices)),
    )
    .get(
      '/invitations/:id',
      described({ ...open, summary: 'What an invitation says to whoever has its link', data: publicInvitationAnswer }),
      validated('param', idParam),
      async (c) => ok(c, await openInvitation(services, c.req.valid('param').id)),
    )
    .get(
      '/invitations/:id/code',
      described({
        ...read,
        summary: 'The code of an invitation that is not mailed, to be passed on with its link',
        data: codeAnswer,
      }),
      mayWrite,
      validated('param', idParam),
      async (c) => {
        const { id } = c.req.valid('param');
        const code = await readCode(services, memberOf(c), id);
        recordSecurityEvent(c, 'invitation_code_read', { record: id });
        return ok(c, code);
      },
    )
    .post(
      '/invitations/:id/accept',
      described({
        ...open,
        summary: 'Accept an invitation by its code, as the Trucker app does',
        data: acceptanceAnswer,
      }),
      validated('param', idParam),
      validated('json', acceptance),
      async (c) => ok(c, await acceptInvitation(services, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/invitations/:id/resend',
      described({ ...write, summary: 'Send an invitation once more', data: invitationAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      async (c) => ok(c, await resendInvitation(services, memberOf(c), c.req.valid('param').id)),
    )
    .delete(
      '/invitations/:id',
      described({ ...write, summary: 'Revoke an invitation', data: invitationAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      async (c) => ok(c, await revokeInvitation(services, memberOf(c), c.req.valid('param').id)),
    );
};

/** Invitations of a fleet company's drivers to the Trucker app. Anyone with the link can read (seed §7) and accept one. */
export const invitations = (rosterOf: (services: Services) => DriverRoster): Feature => ({
  routes: (services) => routes({ ...services, roster: rosterOf(services) }),
  pages: shortLinks,
});
