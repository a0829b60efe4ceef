import type { Context } from 'hono';
import { memberOf } from '../company/memberOf.ts';
import { currentPosition } from '../database/Position.ts';
import type { Services } from '../Services.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { signedInOf } from '../web/signedInOf.ts';
import type { ChangeFeed } from './ChangeFeed.ts';
import { changeEvents, signEvent } from './events.ts';
import { parsePosition } from './positionText.ts';
import { changesSince } from './readChanges.ts';
import type { StreamPlaces } from './StreamPlaces.ts';
import { StreamReader } from './StreamReader.ts';

const busySeconds = 30;

/** Answers with a stream that tells what changes for the company, from the `Last-Event-ID` on if there is one. */
export async function openStream(
  c: Context<AppEnv>,
  services: Services,
  feed: ChangeFeed,
  places: StreamPlaces,
): Promise<Response> {
  const whose = { ...memberOf(c), signInId: signedInOf(c).signInId };
  const { stopping } = c.env ?? {};
  const audiences = await audiencesOf(services, whose.companyId);
  const end = () => reader.end();
  const reader = new StreamReader(whose, audiences, () => {
    feed.remove(reader);
    place?.leave();
    stopping?.removeEventListener('abort', end);
  });
  const place = places.take(whose, () => reader.end(signEvent('full')));
  if (!place) throw new Unavailable('There are too many streams.', busySeconds);
  stopping?.addEventListener('abort', end, { once: true });
  try {
    await feed.add(reader);
    reader.begin(await missedBy(services, audiences, c.req.header('Last-Event-ID')));
  } catch (error) {
    reader.end();
    throw error;
  }
  if (c.req.raw.method === 'HEAD' || stopping?.aborted === true) end();
  return c.body(reader.body, 200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    // nginx would hold events back.
    'X-Accel-Buffering': 'no',
  });
}

async function missedBy({ db }: Services, audiences: readonly string[], lastId: string | undefined): Promise<string> {
  if (lastId === undefined) return signEvent('ready', await currentPosition(db));
  const earlier = parsePosition(lastId);
  if (!earlier) return signEvent('reset', await currentPosition(db));
  const { position, changesFor } = await changesSince(db, earlier, audiences);
  const changes = changesFor(audiences);
  return changes ? `${changeEvents(changes, position)}${signEvent('ready', position)}` : signEvent('reset', position);
}

/** The company, and for a fleet its market, in which loads are offered to all of them. */
async function audiencesOf({ db }: Services, companyId: string): Promise<readonly string[]> {
  const company = await db
    .selectFrom('company')
    .select(['kind', 'brand_id'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  const brandId = company?.kind === 'fleet' ? company.brand_id : null;
  return brandId === null ? [companyId] : [companyId, brandId];
}
