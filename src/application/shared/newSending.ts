import { isOutcomeOpen } from '../../domain/failure/isOutcomeOpen.ts';
import { isSameContent } from '../../domain/record/isSameContent.ts';
import type { Ids } from './Ids.ts';

/** Runs `write` with the idempotency key of this content. One call at a time. */
export type Sending = <Output>(content: unknown, write: (idempotencyKey: string) => Promise<Output>) => Promise<Output>;

/**
 * Keeps the idempotency key of a draft or file while the outcome of its write is unknown, so that a retry is done once.
 * Changed content, or the next write after a definite answer, gets a new key.
 */
export const newSending = (ids: Ids): Sending => {
  let held: { readonly content: unknown; readonly key: string } | undefined;
  return async (content, write) => {
    const sent = held && isSameContent(held.content, content) ? held : { content, key: ids.next() };
    held = sent;
    try {
      const output = await write(sent.key);
      held = undefined;
      return output;
    } catch (error) {
      if (!isOutcomeOpen(error)) held = undefined;
      throw error;
    }
  };
};
