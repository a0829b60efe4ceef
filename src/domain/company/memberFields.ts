import { choiceField } from '../record/choiceField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { Fields } from '../record/Field.ts';
import { textField } from '../record/textField.ts';
import { roles } from './Role.ts';

const section = 'who';

/** The fields of a new member, in form order. */
export const memberFields = {
  name: textField({ section, most: 120 }),
  email: emailField({ section }),
  role: choiceField(roles, { section }),
} as const satisfies Fields;

export type MemberFacts = FactsOf<typeof memberFields>;
export type MemberDraft = DraftOf<typeof memberFields>;
export type MemberPath = PathOf<typeof memberFields>;
