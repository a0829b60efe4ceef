import { isCurrency } from '../../../domain/money/isCurrency.ts';
import { type MoneyText, moneyIn } from '../freight/moneyIn.ts';

/** Words amounts for paper: always with all decimals of their currency. */
export const exactMoney = (locale: string): MoneyText => {
  const money = moneyIn(locale, {});
  return (amount) => (isCurrency(amount.currency) ? money(amount) : `${amount.amountMinor} ${amount.currency}`);
};
