import { Hono } from 'hono';
import * as v from 'valibot';
import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import { idParam } from '../../fields/idParam.ts';
import { versionQuery } from '../../fields/versionQuery.ts';
import type { Services } from '../../Services.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { described } from '../../web/described.ts';
import { idempotent } from '../../web/idempotency/idempotent.ts';
import { ok } from '../../web/ok.ts';
import { recordSecurityEvent } from '../../web/recordSecurityEvent.ts';
import { validated } from '../../web/validated.ts';
import { companyGate } from '../companyGate.ts';
import { memberOf } from '../memberOf.ts';
import { addMember } from './addMember.ts';
import { changeRole } from './changeRole.ts';
import { inviteAgain } from './inviteAgain.ts';
import { listMembers } from './listMembers.ts';
import { addedAnswer, memberAnswer, memberDraft, roleBody } from './memberSchemas.ts';
import { removeMember } from './removeMember.ts';

const tag = 'members';

/** A company's members, for both audiences. All members can list them, owners manage them. */
export const membersRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/v1/members',
      described({ tag, summary: 'Who belongs to the company', access: 'companyRead', data: v.array(memberAnswer) }),
      companyGate(services, { to: 'read' }),
      async (c) => ok(c, await listMembers(services, memberOf(c))),
    )
    .post(
      '/v1/members',
      described({
        tag,
        summary: 'Invite someone to work in the company',
        access: 'companyWrite',
        data: addedAnswer,
        status: 201,
      }),
      companyGate(services, { to: 'own' }),
      idempotent(services),
      validated('json', memberDraft),
      async (c) => {
        const added = await addMember(services, memberOf(c), c.req.valid('json'));
        recordSecurityEvent(c, 'member_added', { subject: normaliseEmail(added.email) });
        return ok(c, added, { status: 201 });
      },
    )
    .put(
      '/v1/members/:id',
      described({ tag, summary: 'Give someone another role', access: 'companyWrite', data: memberAnswer }),
      companyGate(services, { to: 'own' }),
      idempotent(services),
      validated('param', idParam),
      validated('json', roleBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const changed = await changeRole(services, memberOf(c), id, c.req.valid('json'));
        recordSecurityEvent(c, 'role_changed', { subject: changed.email, record: id });
        return ok(c, changed);
      },
    )
    .post(
      '/v1/members/:id/resend',
      described({
        tag,
        summary: 'Mail the invitation of a colleague once more',
        access: 'companyWrite',
        data: memberAnswer,
      }),
      companyGate(services, { to: 'own' }),
      idempotent(services),
      validated('param', idParam),
      async (c) => {
        const { id } = c.req.valid('param');
        const invited = await inviteAgain(services, memberOf(c), id);
        recordSecurityEvent(c, 'invitation_repeated', { subject: invited.email, record: id });
        return ok(c, invited);
      },
    )
    .delete(
      '/v1/members/:id',
      described({ tag, summary: 'Remove a member, or leave the company', access: 'companyWrite', data: v.null() }),
      companyGate(services, { to: 'read' }),
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        const { id } = c.req.valid('param');
        await removeMember(services, memberOf(c), id, c.req.valid('query').version);
        recordSecurityEvent(c, 'member_removed', { record: id });
        return ok(c, null);
      },
    );
