import * as v from 'valibot';
import { Unavailable } from '../Unavailable.ts';

const tries = 2;
/** An answer without geometry has a few hundred bytes for each leg. */
const maxBytes = 256 * 1024;

/**
 * The answer of a router, parsed; undefined if it refuses these points (400). Tries a second time after an error on the way or of
 * the router. Follows no redirect, because only the configured address may be asked. Throws `Unavailable`.
 */
export async function askRouter<Schema extends v.GenericSchema>(
  url: string,
  { body, signal, answer }: { readonly body?: string; readonly signal: AbortSignal; readonly answer: Schema },
): Promise<v.InferOutput<Schema> | undefined> {
  const posted = body === undefined ? {} : { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  for (let left = tries - 1; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const response = await fetch(url, { ...posted, signal, redirect: 'error' });
      // oxlint-disable-next-line no-await-in-loop -- of the same answer
      const text = await textOf(response);
      if (response.status === 400) return undefined;
      if (response.status !== 200) throw new Error(`answered ${response.status}`);
      return v.parse(answer, JSON.parse(text));
    } catch (cause) {
      if (left === 0 || signal.aborted) throw new Unavailable('The router did not answer as it should.', 1, cause);
    }
  }
}

/** Throws if there is more of it than a router has to say. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error('answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
