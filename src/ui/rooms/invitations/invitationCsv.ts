import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { recordCsv } from '../../shared/record/recordCsv.ts';
import type { AdminTexts } from '../../shared/texts/admin/AdminTexts.ts';
import type { InvitationTexts } from './useInvitationTexts.ts';

/** CSV of the invitation list: all fields, then the progress. */
export const invitationCsv = ({ list, field: labels, csv }: InvitationTexts, texts: AdminTexts) => {
  const statuses = texts.invitation.status;
  const facts = recordCsv({ fields: invitationFields, labels, words: {}, texts });
  return {
    name: list.fileName,
    titles: [...facts.titles, list.status, csv.sentAt, csv.openedAt, csv.acceptedAt, csv.expiresAt, csv.link],
    cells: (invitation: Invitation) => {
      const { status, lastSentAt, openedAt, acceptedAt, expiresAt, shortLink } = invitation;
      return [...facts.cells(invitation), statuses[status], lastSentAt, openedAt, acceptedAt, expiresAt, shortLink];
    },
  };
};
