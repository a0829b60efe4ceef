import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { acceptBody, answerWaiting, disputeBody } from './answerWaiting.ts';
import { shipmentRecordAnswer } from './shipmentRecord.ts';

const write = { tag: 'shipments', access: 'companyWrite', data: shipmentRecordAnswer } as const;
const params = v.strictObject({ ...idParam.entries, stop: v.pipe(v.string(), v.regex(/^1?\d$/)) });

/** What a shipper says to the waiting that is charged. */
export const waitingRoutes = (services: Services): Hono<AppEnv> => {
  const mayAnswer = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .post(
      '/v1/shipment/:id/waiting/:stop/accept',
      described({ ...write, summary: 'Accept the waiting charge at a stop, by its index' }),
      mayAnswer,
      idempotent(services),
      validated('param', params),
      validated('json', acceptBody),
      async (c) => {
        const { id, stop } = c.req.valid('param');
        const { version } = c.req.valid('json');
        return ok(c, await answerWaiting(services, memberOf(c), id, { stop: Number(stop), version, dispute: null }));
      },
    )
    .post(
      '/v1/shipment/:id/waiting/:stop/dispute',
      described({ ...write, summary: 'Dispute the waiting charge at a stop, by its index' }),
      mayAnswer,
      idempotent(services),
      validated('param', params),
      validated('json', disputeBody),
      async (c) => {
        const { id, stop } = c.req.valid('param');
        const { version, ...dispute } = c.req.valid('json');
        return ok(c, await answerWaiting(services, memberOf(c), id, { stop: Number(stop), version, dispute }));
      },
    );
};
