import { describe, expect, expectTypeOf, it } from 'vitest';
import { invitationQuery } from '../../services/invitations/listInvitations.ts';
import {
  invitationStatuses as statusesOfServices,
  refuseEnded,
  requireResendable,
  statusAt,
} from '../../services/invitations/InvitationStatus.ts';
import { invitationDraft } from '../../services/invitations/invitationSchemas.ts';
import type { InvitationDraft } from '../../src/domain/invitation/invitationFields.ts';
import { invitationListSpec } from '../../src/domain/invitation/invitationListSpec.ts';
import { invitationStatuses } from '../../src/domain/invitation/InvitationStatus.ts';
import { mayResend } from '../../src/domain/invitation/mayResend.ts';
import { mayRevoke } from '../../src/domain/invitation/mayRevoke.ts';
import { parseInvitation } from '../../src/domain/invitation/parseInvitation.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { AxiosSentInvitations } from '../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { accepted } from './accepted.ts';
import { codesOf } from './codesOf.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import type { AskedOf, AskedWith } from './Asked.ts';
import { listAgrees } from './listAgrees.ts';
import { searchAgrees } from './searchAgrees.ts';
import { recordedLine } from './recordedLine.ts';
import { serviceProblems } from './serviceProblems.ts';

const line = recordedLine();
const batchLine = recordedLine({ code: 200, data: { results: [] } });

const right: InvitationDraft = {
  name: 'João Silva',
  phone: '+351 912 345 678',
  email: 'joao@drivers.test',
  message: 'Welcome.\nBring your licence.',
};

const given = (name: keyof InvitationDraft, typed: string) => (typed.trim() === '' ? {} : { [name]: typed });

const typedInvitation = ({ name, phone, email, message }: InvitationDraft) => ({
  name: singleSpaced(name),
  ...given('phone', phone),
  ...given('email', email),
  ...given('message', message),
});

const doors = (sent: (draft: InvitationDraft) => Promise<unknown>) => ({
  formAccepts: (draft: InvitationDraft) => parseInvitation(draft).ok,
  serviceKeeps: (body: unknown) => keptBy(invitationDraft, body),
  typed: typedInvitation,
  sent,
});

describe('the invitation form and the invitations service', () => {
  formAndServiceAgree(
    right,
    ['name', 'phone', 'email', 'message'],
    doors(async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const facts = parseInvitation(draft);
      if (facts.ok) await new AxiosSentInvitations(http).send(facts.value, undefined, 'key').catch(() => undefined);
      return sent.body;
    }),
  );
});

describe.each(['phone', 'email'] as const)(
  'an invitation without %s, and the batch of the invitations service',
  (field) => {
    formAndServiceAgree(
      { ...right, [field]: '' },
      ['phone', 'email'],
      doors(async (draft) => {
        const { http, sent } = batchLine;
        sent.body = undefined;
        const facts = parseInvitation(draft);
        if (facts.ok) await new AxiosSentInvitations(http).sendSeveral([facts.value], 'key');
        const { body } = sent;
        return typeof body === 'object' && body && 'rows' in body && Array.isArray(body.rows)
          ? body.rows[0]
          : undefined;
      }),
    );
  },
);

it.each<Partial<InvitationDraft>>([
  { name: '' },
  { name: 'x'.repeat(121) },
  { phone: '', email: '' },
  { phone: '030 1234567' },
  { email: 'joao' },
  { message: 'x'.repeat(501) },
  { message: 'Welcome.\u0000' },
  { message: 'See example.com' },
  { message: 'https://x' },
  { message: 'Mail to me＠drivers．test' },
  { message: 'Be there at 8.30, e.g. by bike. Call +49 151 23456789.' },
])('for an invitation with %j form and service report the same codes and limits', (typed) => {
  const draft = { ...right, ...typed };
  const parsed = parseInvitation(draft);
  expect(codesOf(serviceProblems(invitationDraft, typedInvitation(draft)))).toEqual(parsed.ok ? {} : parsed.problems);
});

describe('the list of invitations', () => {
  listAgrees(invitationListSpec, invitationQuery);
  searchAgrees(invitationListSpec, invitationQuery);

  it('can be asked with every query parameter the service takes', () => {
    expectTypeOf<AskedWith<typeof invitationListSpec>>().toEqualTypeOf<AskedOf<'GET /invitations'>>();
  });
});

it('the statuses of an invitation are the same in application and services', () => {
  expect(invitationStatuses).toEqual(statusesOfServices);
});

it.each(invitationStatuses)(
  'whether an invitation that is %s may be resent or revoked is the same in application and services',
  (status) => {
    const isResent = accepted(() => requireResendable(status));
    const isRevoked = accepted(() => refuseEnded(status));
    expect({ resend: mayResend(status), revoke: mayRevoke(status) }).toEqual({ resend: isResent, revoke: isRevoked });
  },
);

it('an invitation is open until the instant it expires', () => {
  const end = new Date('2026-11-22T12:00:00Z');
  const at = (now: number) => statusAt({ status: 'opened', expires_at: end }, new Date(now));
  expect([at(end.getTime() - 1), at(end.getTime())].map(mayRevoke)).toEqual([true, false]);
});
