import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import type { Services } from '../Services.ts';
import { purgeDeleted } from '../undo/purgeDeleted.ts';
import { undoneVersion } from '../undo/undoneVersion.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { findPlaces, placesQuery } from './findPlaces.ts';
import { listPlaceBook, placeBookQuery } from './listPlaceBook.ts';
import { placeAnswer, placeBookAnswer } from './placeAnswer.ts';
import { placeBody, placeChange } from './placeBody.ts';
import { addPlace, changePlace, removePlace, undoPlace } from './savePlace.ts';

const read = { tag: 'places', access: 'companyRead' } as const;
const write = { tag: 'places', access: 'companyWrite' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'office', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/places',
      described({
        ...read,
        summary:
          'Own places, then towns of the world (GeoNames, CC BY 4.0) whose name begins so: first those within reach of the company, the biggest first',
        data: v.array(placeAnswer),
      }),
      companyGate(services, { to: 'read' }),
      validated('query', placesQuery),
      async (c) => ok(c, await findPlaces(services, memberOf(c), c.req.valid('query'))),
    )
    .get(
      '/v1/place-book',
      described({
        ...read,
        summary: 'Places a shipper ships from and to',
        data: v.array(placeBookAnswer),
        isPaged: true,
      }),
      mayRead,
      validated('query', placeBookQuery),
      async (c) => {
        const { data, paging } = await listPlaceBook(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .post(
      '/v1/place-book',
      described({ ...write, summary: 'Add a place to the book', data: placeBookAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('json', placeBody),
      async (c) => ok(c, await addPlace(services, memberOf(c), c.req.valid('json')), { status: 201 }),
    )
    .put(
      '/v1/place-book/:id',
      described({ ...write, summary: 'Change a place of the book', data: placeBookAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', placeChange),
      async (c) => ok(c, await changePlace(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/v1/place-book/:id',
      described({ ...write, summary: 'Delete a place from the book', data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removePlace(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    )
    .post(
      '/v1/place-book/:id/undo',
      described({ ...write, summary: 'Undo the deletion of a place', data: placeBookAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', undoneVersion),
      async (c) => ok(c, await undoPlace(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    );
};

/** Places that a stop can be at, and those a shipper keeps. */
export const places: Feature = { routes, cleanUp: (services) => purgeDeleted(services, 'place_book') };
