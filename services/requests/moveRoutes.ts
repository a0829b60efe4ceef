import { Hono } from 'hono';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import { undoneVersion } from '../undo/undoneVersion.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { cancelRequest, publishRequest, withdrawRequest } from './moveRequest.ts';
import { requestAnswer } from './requestAnswers.ts';
import { requestCancel, requestMove } from './requestBody.ts';
import { undoRequest } from './undoRequest.ts';

const write = { tag: 'shipment requests', access: 'companyWrite' } as const;

/** What moves a request to another status, or back. */
export const moveRoutes = (services: Services): Hono<AppEnv> => {
  const mayWrite = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .post(
      '/v1/shipment-requests/:id/undo',
      described({ ...write, summary: 'Undo the deletion of a draft, or a later deadline', data: requestAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', undoneVersion),
      async (c) =>
        ok(c, await undoRequest(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/shipment-requests/:id/publish',
      described({ ...write, summary: 'Publish a request to the fleets it asks', data: requestAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', requestMove),
      async (c) =>
        ok(c, await publishRequest(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/shipment-requests/:id/withdraw',
      described({ ...write, summary: 'Withdraw an open request', data: requestAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', requestMove),
      async (c) =>
        ok(c, await withdrawRequest(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/shipment-requests/:id/cancel',
      described({ ...write, summary: 'End a request for good', data: requestAnswer }),
      mayWrite,
      idempotent(services),
      validated('param', idParam),
      validated('json', requestCancel),
      async (c) => ok(c, await cancelRequest(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    );
};
