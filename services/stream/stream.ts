import { Hono } from 'hono';
import { companyGate } from '../company/companyGate.ts';
import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ChangeFeed } from './ChangeFeed.ts';
import { openStream } from './openStream.ts';
import { sweepChanges } from './readChanges.ts';
import { StreamPlaces } from './StreamPlaces.ts';

const routes = (services: Services): Hono<AppEnv> => {
  const feed = new ChangeFeed(services);
  const places = new StreamPlaces();
  services.metrics.watch('haulage_streams_open', () => places.taken);
  return new Hono<AppEnv>().get(
    '/v1/stream',
    described({ tag: 'stream', access: 'companyRead', summary: 'What changes for the company', data: 'events' }),
    companyGate(services, { to: 'read' }),
    (c) => openStream(c, services, feed, places),
  );
};

/** Tells screens what changes, as it changes. */
export const stream: Feature = {
  routes,
  cleanUp: async ({ db }) => {
    await sweepChanges(db);
  },
};
