import * as v from 'valibot';
import { boundedText } from '../../fields/boundedText.ts';
import { problem } from '../../web/problems/problem.ts';
import { isCurrency, priceLimits } from './currencies.ts';

/** A currency code (ISO 4217). */
export const currencyField = v.pipe(boundedText(3), v.check(isCurrency, problem('notACurrency')));

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

const limitsOf = ({ currency }: Amount) => (isCurrency(currency) ? priceLimits(currency) : undefined);

/** A price above 0 in the smallest unit of its currency, net of value added tax; at most a million whole units. */
export const moneyField = v.pipe(
  v.strictObject({ amountMinor: v.number(), currency: currencyField }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { amountMinor } = dataset.value;
    const limits = limitsOf(dataset.value);
    if (!limits) return;
    const at = (message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'amountMinor', value: amountMinor }],
      });
    if (!Number.isInteger(amountMinor)) at(problem('notWhole', limits));
    else if (amountMinor < limits.least) at(problem('tooLow', limits));
    else if (amountMinor > limits.most) at(problem('tooHigh', limits));
  }),
);

export const moneyAnswer = v.object({ amountMinor: v.pipe(v.number(), v.integer()), currency: v.string() });

export type Money = v.InferOutput<typeof moneyAnswer>;
