import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import { versionQuery } from '../fields/versionQuery.ts';
import type { Services } from '../Services.ts';
import { purgeDeleted } from '../undo/purgeDeleted.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { okInPieces } from '../web/okInPieces.ts';
import { validated } from '../web/validated.ts';
import { alikeAnswer, alikeQuery, findAlike } from './findAlike.ts';
import { importRoutes } from './import/importRoutes.ts';
import { countRequests, listRequests, requestQuery } from './listRequests.ts';
import { moveRoutes } from './moveRoutes.ts';
import { readRequest } from './readRequest.ts';
import { removeRequest } from './removeRequest.ts';
import { requestAnswer, requestCountsAnswer } from './requestAnswers.ts';
import { requestChange, requestDraft } from './requestBody.ts';
import { addRequest, changeRequest } from './saveRequest.ts';
import { templateRoutes } from './templates/templateRoutes.ts';

const read = { tag: 'shipment requests', access: 'companyRead' } as const;
const write = { tag: 'shipment requests', access: 'companyWrite' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { audience: 'office', to: 'read' });
  const mayWrite = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .get(
      '/v1/shipment-requests',
      described({ ...read, summary: 'What a shipper wants carried', data: v.array(requestAnswer), isPaged: true }),
      mayRead,
      validated('query', requestQuery),
      async (c) => okInPieces(c, services.log, await listRequests(services, memberOf(c), c.req.valid('query'))),
    )
    .get(
      '/v1/shipment-requests/counts',
      described({
        ...read,
        summary: 'How many requests have each status now, and what there is to do',
        data: requestCountsAnswer,
      }),
      mayRead,
      async (c) => ok(c, await countRequests(services, memberOf(c))),
    )
    .get(
      '/v1/shipment-requests/alike',
      described({
        ...read,
        summary: 'The open request that one with this posting key looks like, of those published within a day',
        data: alikeAnswer,
      }),
      mayRead,
      validated('query', alikeQuery),
      async (c) => ok(c, await findAlike(services, memberOf(c), c.req.valid('query'))),
    )
    .post(
      '/v1/shipment-requests',
      described({ ...write, summary: 'Add a draft, or publish it at once', data: requestAnswer, status: 201 }),
      mayWrite,
      idempotent(services),
      validated('json', requestDraft(services.clock)),
      async (c) => {
        const { publish, ...draft } = c.req.valid('json');
        return ok(c, await addRequest(services, memberOf(c), draft, publish), { status: 201 });
      },
    )
    .get(
      '/v1/shipment-requests/:id',
      described({ ...read, summary: 'A request', data: requestAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await readRequest(services, memberOf(c), c.req.valid('param').id)),
    )
    .put(
      '/v1/shipment-requests/:id',
      described({ ...write, summary: 'Change a request, or change and publish it', data: requestAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', requestChange),
      async (c) => ok(c, await changeRequest(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/v1/shipment-requests/:id',
      described({ ...write, summary: 'Delete a draft', data: v.null() }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('query', versionQuery),
      async (c) => {
        await removeRequest(services, memberOf(c), c.req.valid('param').id, c.req.valid('query').version);
        return ok(c, null);
      },
    )
    .route('/', moveRoutes(services))
    .route('/', importRoutes(services))
    .route('/', templateRoutes(services));
};

/** A shipper's requests. */
export const requests: Feature = {
  routes,
  cleanUp: async (services) => {
    await purgeDeleted(services, 'shipment_request');
    await purgeDeleted(services, 'request_template');
  },
};
