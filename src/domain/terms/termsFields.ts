import { choiceField } from '../record/choiceField.ts';
import type { DraftOf, PathOf } from '../record/DraftOf.ts';
import type { FactsOf } from '../record/FactsOf.ts';
import type { FieldsInSections } from '../record/Field.ts';
import { groupField } from '../record/groupField.ts';
import { inSection } from '../record/inSection.ts';
import { numberField } from '../record/numberField.ts';

/** What a truck is paid for waiting that arrives after its window. */
const lateRules = ['forfeit', 'from_arrival', 'reduce_free'] as const;

const minutes = (most: number, least = 0) => numberField({ least, most, unit: 'min' });
/** In whole units of the currency of each price. */
const amount = (most: number) => numberField({ least: 0, most, decimals: 2 });

/** The terms of a shipper, in form order. */
export const termsFields = {
  ...inSection('waiting', {
    freeMin: groupField({ pickup: minutes(1_440), delivery: minutes(1_440) }),
    ratePerHour: amount(10_000),
    incrementMin: minutes(240, 1),
    capMin: minutes(2_880),
  }),
  ...inSection('late', { lateRule: choiceField(lateRules), graceLateMin: minutes(240) }),
  ...inSection('paying', { cancellationFee: amount(100_000), paymentDays: numberField({ least: 0, most: 365 }) }),
} as const satisfies FieldsInSections;

export type TermsFacts = FactsOf<typeof termsFields>;
export type TermsDraft = DraftOf<typeof termsFields>;
export type TermsPath = PathOf<typeof termsFields>;
