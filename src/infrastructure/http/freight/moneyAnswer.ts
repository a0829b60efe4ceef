import * as v from 'valibot';

/** An amount in the smallest unit of its currency. */
export const moneyAnswer = v.object({ amountMinor: v.number(), currency: v.string() });
