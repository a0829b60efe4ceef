import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import type { LiveChanges, LiveEvent } from '../../../application/live/LiveChanges.ts';
import type { HttpContext } from '../HttpContext.ts';

const signs = v.picklist(['ready', 'beat', 'reset', 'full']);
const change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ type: v.pipe(v.string(), v.maxLength(40)), id: v.nullable(v.pipe(v.string(), v.maxLength(100))) }),
);
/** Longer ones could not be sent back in a header. */
const longestId = 4_000;

/** Reads the stream over `fetch`: an `EventSource` could send no headers. */
export class FetchLiveChanges implements LiveChanges {
  readonly #address: string;
  readonly #context: HttpContext;

  constructor(address: string, context: HttpContext) {
    this.#address = address;
    this.#context = context;
  }

  async read(after: string | undefined, told: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    const { token, company } = this.#context.store.read();
    if (token === undefined || company === undefined) return;
    try {
      const answer = await fetch(`${this.#address}/v1/stream`, {
        signal,
        cache: 'no-store',
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${token}`,
          [this.#context.companyHeader]: company.id,
          ...(after !== undefined && { 'Last-Event-ID': after }),
        },
      });
      if (answer.status === 401 || answer.status === 403) this.#context.endSession(answer.status, token);
      const isStream = answer.ok && answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
      if (isStream && answer.body) await readEvents(answer.body, told);
      else await answer.body?.cancel();
    } catch {
      // Lost, aborted or never begun: the caller tries again in any case.
    }
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, told: (event: LiveEvent) => void): Promise<void> {
  const parser = createParser({
    onEvent: (message) => {
      const event = eventOf(message);
      if (event) told(event);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- as it arrives
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** Undefined for whatever this version does not know. */
function eventOf({ event, id, data }: EventSourceMessage): LiveEvent | undefined {
  const at = id !== undefined && id.length <= longestId ? id : undefined;
  if (event !== undefined) return v.is(signs, event) ? { kind: event, id: at } : undefined;
  const told = v.safeParse(change, data);
  if (!told.success) return undefined;
  return { kind: 'change', id: at, change: { type: told.output.type, id: told.output.id ?? undefined } };
}
