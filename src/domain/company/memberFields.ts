import { choiceField } from '../record/choiceField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import { emailField } from '../record/emailField.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { inSection } from '../record/inSection.ts';
import { textField } from '../record/textField.ts';
import { roles } from './Role.ts';

/** The fields of a new member, in form order. */
export const memberFields = inSection('who', {
  name: textField({ most: 120 }),
  email: emailField(),
  role: choiceField(roles),
}) satisfies FieldsInSections;

export type MemberFacts = FactsOf<typeof memberFields>;
export type MemberDraft = DraftOf<typeof memberFields>;
export type MemberPath = PathOf<typeof memberFields>;
