import type { Context } from 'hono';
import type { LongPage } from '../database/readLongPage.ts';
import type { Log } from '../log/Log.ts';
import type { AppEnv } from './AppEnv.ts';
import type { BeforeJson, DataOf, Exactly, Route } from './ok.ts';

const rowsAsText = (rows: readonly unknown[]): string => JSON.stringify(rows).slice(1, -1);

/** The envelope of a page as text. What follows the first piece is read when that was taken, each in a turn of its own (`admit`). */
async function* envelopeOf(c: Context<AppEnv>, { paging, first, rest }: LongPage<readonly unknown[]>) {
  const { admission } = c.var;
  yield `{"code":200,"data":[${rowsAsText(first)}`;
  let isEmpty = first.length === 0;
  for (const read of rest) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    const rows = await (admission?.again(read) ?? read());
    if (rows.length > 0) yield (isEmpty ? '' : ',') + rowsAsText(rows);
    isEmpty &&= rows.length === 0;
  }
  yield `],"paging":${JSON.stringify(paging)}}`;
}

/** Answers a page in the envelope, as `ok` does, and a large one piece by piece. If a piece cannot be read the answer breaks off. */
export function okInPieces<
  Path extends string,
  R extends Route,
  Given extends BeforeJson<DataOf<R>> & readonly unknown[],
>(c: Context<AppEnv, Path, R>, log: Log, page: LongPage<Given & Exactly<Given, DataOf<R>>>): Response {
  const { paging, first, rest } = page;
  if (rest.length === 0) return c.json({ code: 200, data: first, paging });
  const pieces = envelopeOf(c, page);
  const encoder = new TextEncoder();
  let hasLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        try {
          const { done, value } = await pieces.next();
          if (hasLeft) return;
          if (done === true) stream.close();
          else stream.enqueue(encoder.encode(value));
        } catch (error) {
          if (hasLeft) return;
          log.error('list broke off', error, { requestId: c.get('requestId') });
          stream.error(error);
          c.env?.incoming?.socket.destroy();
        }
      },
      cancel() {
        hasLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
