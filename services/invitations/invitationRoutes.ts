import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { invitationAnswer } from './invitationAnswer.ts';
import {
  acceptance,
  acceptanceAnswer,
  batchAnswer,
  codeAnswer,
  invitationBatch,
  invitationDraft,
  invitationQuery,
  publicInvitationAnswer,
} from './invitationSchemas.ts';
import type { InvitationServices } from './InvitationServices.ts';
import { inviteTrucker } from './inviteTrucker.ts';
import { inviteTruckers } from './inviteTruckers.ts';
import { listInvitations } from './listInvitations.ts';
import { openInvitation } from './openInvitation.ts';
import { readCode } from './readCode.ts';
import { resendInvitation } from './resendInvitation.ts';
import { revokeInvitation } from './revokeInvitation.ts';

const tag = 'drivers';

/** Invitations of a fleet company. Anyone with the link can read (seed §7) and accept one. */
export const invitationRoutes = (services: InvitationServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/invitations',
      described({
        tag,
        summary: 'The invitations of a company',
        access: 'companyRead',
        data: v.array(invitationAnswer),
        isPaged: true,
      }),
      companyGate(services, { audience: 'fleet', to: 'read' }),
      validated('query', invitationQuery),
      async (c) => {
        const { data, paging } = await listInvitations(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .post(
      '/invitations',
      described({ tag, summary: 'Invite a trucker', access: 'companyWrite', data: invitationAnswer, status: 201 }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('json', invitationDraft),
      async (c) => ok(c, await inviteTrucker(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .post(
      '/invitations/batch',
      described({ tag, summary: 'Invite many truckers, each for itself', access: 'companyWrite', data: batchAnswer }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('json', invitationBatch),
      async (c) => ok(c, await inviteTruckers(services, memberOf(c), c.req.valid('json').rows)),
    )
    .get(
      '/invitations/:id',
      described({
        tag,
        summary: 'What an invitation says to whoever has its link',
        access: 'anyone',
        data: publicInvitationAnswer,
      }),
      validated('param', idParam),
      async (c) => ok(c, await openInvitation(services, c.req.valid('param').id)),
    )
    .get(
      '/invitations/:id/code',
      described({
        tag,
        summary: 'The code of an invitation that is not mailed, to be passed on with its link',
        access: 'companyRead',
        data: codeAnswer,
      }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      validated('param', idParam),
      async (c) => ok(c, await readCode(services, memberOf(c), c.req.valid('param').id)),
    )
    .post(
      '/invitations/:id/accept',
      described({
        tag,
        summary: 'Accept an invitation by its code, as the Trucker app does',
        access: 'anyone',
        data: acceptanceAnswer,
      }),
      validated('param', idParam),
      validated('json', acceptance),
      async (c) => ok(c, await acceptInvitation(services, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/invitations/:id/resend',
      described({ tag, summary: 'Send an invitation once more', access: 'companyWrite', data: invitationAnswer }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', idParam),
      async (c) => ok(c, await resendInvitation(services, memberOf(c), c.req.valid('param').id)),
    )
    .delete(
      '/invitations/:id',
      described({ tag, summary: 'Revoke an invitation', access: 'companyWrite', data: invitationAnswer }),
      companyGate(services, { audience: 'fleet', to: 'write' }),
      idempotent(services),
      validated('param', idParam),
      async (c) => ok(c, await revokeInvitation(services, memberOf(c), c.req.valid('param').id)),
    );
