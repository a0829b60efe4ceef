import { isOutcomeOpen } from '../../domain/failure/isOutcomeOpen.ts';
import { isSameContent } from '../../domain/record/isSameContent.ts';
import type { Ids } from './Ids.ts';

/** Runs `write` under the idempotency key of this content. One at a time. */
export type Sending = <Output>(content: unknown, write: (idempotencyKey: string) => Promise<Output>) => Promise<Output>;

/**
 * The sending of one draft or file. When nobody can tell whether a write was done, the same content goes out again under the
 * same key, so that it is done once; changed content, and the next after a clear answer, gets a new one.
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
