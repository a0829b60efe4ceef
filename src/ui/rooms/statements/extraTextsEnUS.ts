import type { ExtraProblem } from '../../../domain/statement/parseExtras.ts';
import type { ExtraKind } from '../../../domain/statement/Statement.ts';

/** Texts of the form for an extra in American English. */
export const extraTextsEnUS = {
  newTitle: 'Add a line',
  title: 'Change this line',
  kind: 'What it is for',
  choose: 'Choose one',
  amount: 'Amount, net of VAT',
  signHint: 'Use a minus sign if it is in the shipper’s favor.',
  creditHint: 'No minus sign needed: a credit is taken off the total.',
  reason: 'Reason (shown to the shipper)',
  keep: 'Cancel',
  save: 'Save line',
  gone: 'Someone has removed this line, so it can no longer be changed.',
  kinds: {
    fuel: 'Fuel',
    toll: 'Toll',
    extra_stop: 'Extra stop',
    adjustment: 'Adjustment',
    credit: 'Credit',
  } satisfies Record<ExtraKind, string>,
  problems: {
    kind: 'Choose what it is for.',
    amount: 'Enter an amount other than 0, such as 42.50.',
    amount_large: 'The amount is too large.',
    reason: 'Enter a reason.',
    reason_long: 'Use at most 200 characters.',
  } satisfies Record<ExtraProblem, string>,
} as const;
