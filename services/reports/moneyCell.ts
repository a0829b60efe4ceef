import { amountCell } from './amountCell.ts';
import type { Case } from './Case.ts';

/** The money of a case in whole units of its currency; null without any. */
export const moneyCell = ({ money }: Pick<Case, 'money'>): number | null =>
  money && amountCell(money.amountMinor, money.currency);
