import { hasLink } from '../form/hasLink.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { inSection } from '../record/inSection.ts';
import { linesField } from '../record/linesField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { textField } from '../record/textField.ts';

/** The fields of an invitation, in form order. Rules between fields are in `parseInvitation`. */
export const invitationFields = inSection('who', {
  name: textField({ most: 120 }),
  phone: optional(phoneField()),
  email: optional(emailField()),
  message: optional(linesField({ most: 500, without: { test: hasLink, code: 'has_link' } })),
}) satisfies FieldsInSections;

export type InvitationFacts = FactsOf<typeof invitationFields>;
export type InvitationDraft = DraftOf<typeof invitationFields>;
export type InvitationPath = PathOf<typeof invitationFields>;
