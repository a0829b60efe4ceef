import { choiceField } from '../record/choiceField.ts';
import { dayField } from '../record/dayField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { Fields } from '../record/Field.ts';
import { optional } from '../record/optional.ts';
import { documentTypes } from './DocumentType.ts';

const section = 'paper';

/** The fields of a paper, in form order. Rules between fields are in `parsePaper`. */
export const paperFields = {
  type: choiceField(documentTypes, { section }),
  issuedOn: optional(dayField({ section })),
  expiresOn: optional(dayField({ section })),
} as const satisfies Fields;

export type PaperFacts = FactsOf<typeof paperFields>;
export type PaperDraft = DraftOf<typeof paperFields>;
export type PaperPath = PathOf<typeof paperFields>;
