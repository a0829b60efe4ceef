import { Hono } from 'hono';
import { companyGate } from '../../company/companyGate.ts';
import { memberOf } from '../../company/memberOf.ts';
import type { Services } from '../../Services.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { described } from '../../web/described.ts';
import { idempotent } from '../../web/idempotency/idempotent.ts';
import { ok } from '../../web/ok.ts';
import { validated } from '../../web/validated.ts';
import { importAnswer, importBody } from './importBody.ts';
import { importRequests } from './importRequests.ts';

/** Requests from a table. */
export const importRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>().post(
    '/v1/shipment-requests/import',
    described({
      tag: 'shipment requests',
      access: 'companyWrite',
      summary: 'Add requests from CSV, each row for itself; a dry run only says what would happen',
      data: importAnswer,
    }),
    companyGate(services, { audience: 'office', to: 'write' }),
    idempotent(services),
    validated('json', importBody),
    async (c) => ok(c, await importRequests(services, memberOf(c), c.req.valid('json'))),
  );
