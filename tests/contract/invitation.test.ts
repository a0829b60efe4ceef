import { describe } from 'vitest';
import { invitationDraft } from '../../services/invitations/invitationSchemas.ts';
import { inviteSeveral } from '../../src/application/invitations/inviteSeveral.ts';
import { inviteTrucker } from '../../src/application/invitations/inviteTrucker.ts';
import { checkInvitation } from '../../src/domain/invitation/checkInvitation.ts';
import type { InvitationDraft } from '../../src/domain/invitation/InvitationDraft.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { AxiosSentInvitations } from '../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';

const right: InvitationDraft = {
  name: 'João Silva',
  phone: '+351 912 345 678',
  email: 'joao@drivers.test',
  message: 'Welcome.\nBring your licence.',
};

const given = (name: keyof InvitationDraft, typed: string) => (typed.trim() === '' ? {} : { [name]: typed });

const doors = (sent: (draft: InvitationDraft) => Promise<unknown>) => ({
  formAccepts: (draft: InvitationDraft) => Object.keys(checkInvitation(draft)).length === 0,
  serviceKeeps: (body: unknown) => keptBy(invitationDraft, body),
  typed: ({ name, phone, email, message }: InvitationDraft) => ({
    name: singleSpaced(name),
    ...given('phone', phone),
    ...given('email', email),
    ...given('message', message),
  }),
  sent,
});

describe('the form of an invitation and the invitations service', () => {
  formAndServiceAgree(
    right,
    ['name', 'phone', 'email', 'message'],
    doors(async (draft) => {
      const { http, sent } = recordedLine();
      await inviteTrucker(new AxiosSentInvitations(http))({ draft }, 'key').catch(() => undefined);
      return sent.body;
    }),
  );
});

describe.each(['phone', 'email'] as const)('an invitation without %s', (field) => {
  formAndServiceAgree(
    { ...right, [field]: '' },
    ['phone', 'email'],
    doors(async (draft) => {
      const { http, sent } = recordedLine({ code: 200, data: { results: [] } });
      await inviteSeveral(new AxiosSentInvitations(http))([draft], 'key');
      const { body } = sent;
      return typeof body === 'object' && body && 'rows' in body && Array.isArray(body.rows) ? body.rows[0] : undefined;
    }),
  );
});
