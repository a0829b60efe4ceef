import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { readOnTime } from './readOnTime.ts';
import { reportAnswer, reportKeys } from './reportAnswer.ts';
import { reportQuery } from './reportQuery.ts';

const read = { tag: 'reports', access: 'companyRead' } as const;

const routes = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  return new Hono<AppEnv>()
    .get(
      '/v1/reports',
      described({ ...read, summary: 'The reports there are', data: v.array(v.picklist(reportKeys)) }),
      mayRead,
      (c) => ok(c, [...reportKeys]),
    )
    .get(
      '/v1/reports/:key',
      described({
        ...read,
        summary: 'A report on one’s own shipments over some days',
        data: reportAnswer,
        isPaged: true,
      }),
      mayRead,
      validated('param', v.strictObject({ key: v.picklist(reportKeys) })),
      validated('query', reportQuery),
      async (c) => {
        const { data, paging } = await readOnTime(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    );
};

/** What the shipments of either party come to; each side sees its own alone. */
export const reports: Feature = { routes };
