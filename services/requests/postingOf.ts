import { type Posting, postingKey } from '../freight/request/postingKey.ts';
import { hashPosting } from './hashPosting.ts';

/** What a request is compared by; null for one that cannot be. */
export const postingOf = (posting: Posting): string | null => {
  const key = postingKey(posting);
  return key === undefined ? null : hashPosting(key);
};
