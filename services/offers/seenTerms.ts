import { Refusal } from '../web/Refusal.ts';
import { termsOf } from '../terms/termsOf.ts';
import type { Locked } from './underRequestLock.ts';

/** The shipper's terms that a fleet says its price for, as JSON. Refuses with 409 once they are others than the version that was shown to it. */
export async function seenTerms(
  { tx, request, asShipper }: Pick<Locked, 'tx' | 'request' | 'asShipper'>,
  shown: number | null,
): Promise<string> {
  const { version, terms } = await asShipper(() => termsOf(tx, request.company_id));
  if (shown !== null && shown !== version)
    throw new Refusal(409, 'The shipper changed its terms.', { reason: 'terms_changed' });
  return JSON.stringify(terms);
}
