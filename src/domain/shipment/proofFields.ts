import type { DraftOf } from '../record/DraftOf.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import { inSection } from '../record/inSection.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { linesField } from '../record/linesField.ts';
import { numberField } from '../record/numberField.ts';
import { optional } from '../record/optional.ts';
import { textField } from '../record/textField.ts';

const packages = numberField({ least: 0, most: 99_999 });

/** What a proof of delivery says beside its time, in form order. */
export const proofFields = inSection('proof', {
  recipient: textField({ most: 100 }),
  delivered: packages,
  short: packages,
  damaged: packages,
  note: optional(linesField({ most: 1_000 })),
}) satisfies FieldsInSections;

/** A proof as it is typed; `at` is RFC 3339. */
export type ProofDraft = DraftOf<typeof proofFields> & { readonly at: string };

/** What a proof of delivery says; `at` in epoch milliseconds. */
export type ProofFacts = FactsOf<typeof proofFields> & {
  readonly at: number;
  /** What the recipient drew (`signaturePath`). */
  readonly signature?: string | undefined;
};
