import { minorDigits } from '../../../domain/money/minorDigits.ts';
import type { Money } from '../../../domain/money/Money.ts';

/** An amount as a plain number of its currency, for a file. */
export const amountCell = (money: Money | undefined): number | undefined =>
  money && money.amountMinor / 10 ** minorDigits(money.currency);
