import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Tables } from '../Tables.ts';
import { agreedTermsAnswer } from './agreedTermsAnswer.ts';
import { termsIn, termsOf } from './termsOf.ts';

/** A shipper's terms as a fleet sees them before it says a price, with the version to say it for. */
export const shownTermsAnswer = v.object({ version: wholeNumber, ...agreedTermsAnswer.entries });

/** The terms of the transaction's shipper for a price in this currency. */
export async function shownTerms(tx: Transaction<Tables>, companyId: string, currency: string) {
  const { version, terms } = await termsOf(tx, companyId);
  return { version, ...termsIn(terms, currency) };
}
