import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { Fields } from '../record/Field.ts';
import { linesField } from '../record/linesField.ts';
import { optional } from '../record/optional.ts';
import { phoneField } from '../record/phoneField.ts';
import { textField } from '../record/textField.ts';

const section = 'who';

/** The fields of an invitation, in form order. Rules between fields are in `parseInvitation`. */
export const invitationFields = {
  name: textField({ section, most: 120 }),
  phone: optional(phoneField({ section })),
  email: optional(emailField({ section })),
  message: optional(linesField({ section, most: 500 })),
} as const satisfies Fields;

export type InvitationFacts = FactsOf<typeof invitationFields>;
export type InvitationDraft = DraftOf<typeof invitationFields>;
export type InvitationPath = PathOf<typeof invitationFields>;
