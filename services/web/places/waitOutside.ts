import type { Context } from 'hono';
import { Unavailable } from '../../Unavailable.ts';
import type { AppEnv } from '../AppEnv.ts';

/**
 * Waits for a service outside, such as a file storage, without keeping others from their turn: if it is slow, only those who need
 * it wait. Throws Unavailable if too many calls of the company do.
 */
export async function waitOutside<Result>(c: Context<AppEnv>, work: () => Promise<Result>): Promise<Result> {
  const { admission, outsidePlaces, company } = c.var;
  const place = outsidePlaces?.take(company?.id ?? '');
  if (outsidePlaces && !place) throw new Unavailable('Too many calls of one company wait for the file storage.');
  try {
    return await (admission?.withPlaceReleased(work) ?? work());
  } finally {
    place?.leave();
  }
}
