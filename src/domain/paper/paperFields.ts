import { choiceField } from '../record/choiceField.ts';
import { dayField } from '../record/dayField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { inSection } from '../record/inSection.ts';
import { optional } from '../record/optional.ts';
import { documentTypes } from './DocumentType.ts';

/** The fields of a paper, in form order. Rules between fields are in `parsePaper`. */
export const paperFields = inSection('paper', {
  type: choiceField(documentTypes),
  issuedOn: optional(dayField()),
  expiresOn: optional(dayField()),
}) satisfies FieldsInSections;

export type PaperFacts = FactsOf<typeof paperFields>;
export type PaperDraft = DraftOf<typeof paperFields>;
export type PaperPath = PathOf<typeof paperFields>;
