import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { invitationAnswer } from '../../services/invitations/invitationAnswer.ts';
import { invitationDraft } from '../../services/invitations/invitationSchemas.ts';
import { parseInvitation } from '../../src/domain/invitation/parseInvitation.ts';
import { AxiosSentInvitations } from '../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { answering } from './answering.ts';
import { filledInvitation, invitationAsSent } from './filledInvitation.ts';
import { driverRow, invitationRow } from './rows.ts';
import { throughJson } from './throughJson.ts';

describe('an invitation with every field filled', () => {
  it('is answered exactly as the contract says', () => {
    const answer = throughJson(invitationAsSent);
    expect(v.parse(invitationAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    const { http } = answering(throughJson(invitationAsSent));
    expect(await new AxiosSentInvitations(http).resend(filledInvitation.id, 'key')).toEqual(filledInvitation);
  });

  it('is sent complete from its form', async () => {
    const { http, sent } = answering(throughJson(invitationAsSent));
    const draft = {
      name: 'João Silva',
      phone: '+351 912 345 678',
      email: 'Joao@drivers.test',
      message: 'Welcome.\nBring your licence.',
    };
    const facts = parseInvitation(draft);
    if (facts.ok) await new AxiosSentInvitations(http).send(facts.value, driverRow.id, 'key');
    const { name, phone, email, message, driver_id: driverId } = invitationRow;
    expect(v.parse(invitationDraft, sent.body)).toEqual({ name, phone, email, message, driverId });
  });
});
