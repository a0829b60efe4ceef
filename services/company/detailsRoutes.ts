import { Hono } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { changeCompany, readCompany } from './changeCompany.ts';
import { companyGate } from './companyGate.ts';
import { companyAnswer, companyDraft } from './detailsSchemas.ts';
import { memberOf } from './memberOf.ts';

const tag = 'companies';

/** A company's details, for both audiences. */
export const detailsRoutes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/v1/company',
      described({ tag, summary: 'The company and how it is reached', access: 'companyRead', data: companyAnswer }),
      companyGate(services, { to: 'read' }),
      async (c) => ok(c, await readCompany(services, memberOf(c))),
    )
    .put(
      '/v1/company',
      described({ tag, summary: 'Change the company’s details', access: 'companyWrite', data: companyAnswer }),
      companyGate(services, { to: 'own' }),
      idempotent(services),
      validated('json', companyDraft),
      async (c) => ok(c, await changeCompany(services, memberOf(c), c.req.valid('json'))),
    );
