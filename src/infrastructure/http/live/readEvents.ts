import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';
import type { LiveEvent } from '../../../application/live/LiveChanges.ts';

const signs = v.picklist(['ready', 'beat', 'reset', 'full']);
const change = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ type: v.pipe(v.string(), v.maxLength(40)), id: v.nullable(v.pipe(v.string(), v.maxLength(100))) }),
);
/** Longer ones could not be sent back in a header. */
const longestId = 4_000;

/** Tells the events of a stream as they arrive, until it ends. */
export async function readEvents(body: ReadableStream<Uint8Array>, told: (event: LiveEvent) => void): Promise<void> {
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
