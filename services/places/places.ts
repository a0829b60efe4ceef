import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { findPlaces, placesQuery } from './findPlaces.ts';
import { placeAnswer } from './placeAnswer.ts';

const routes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>().get(
    '/v1/places',
    described({
      tag: 'places',
      access: 'companyRead',
      summary: 'Towns of the world (GeoNames, CC BY 4.0) whose name begins so, the biggest first',
      data: v.array(placeAnswer),
    }),
    companyGate(services, { to: 'read' }),
    validated('query', placesQuery),
    (c) => ok(c, findPlaces(services, c.req.valid('query'))),
  );

/** Places that a stop can be at. */
export const places: Feature = { routes };
