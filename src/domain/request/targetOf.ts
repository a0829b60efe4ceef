import { isCurrency } from '../money/isCurrency.ts';
import type { Money } from '../money/Money.ts';
import { readMoney } from '../money/readMoney.ts';
import type { PartsOf } from '../record/parseRecord.ts';
import type { requestFields } from './requestFields.ts';

/** The price a form asks for; undefined as long as amount or currency cannot be read. */
export const targetOf = (pricing: PartsOf<typeof requestFields>['pricing']): Money | undefined => {
  const { currency, target } = pricing ?? {};
  if (currency === undefined || !isCurrency(currency) || target?.amountMinor === undefined) return undefined;
  return readMoney(target.amountMinor, currency);
};
