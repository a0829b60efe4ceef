import { Hono } from 'hono';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { readTerms, saveTerms } from './saveTerms.ts';
import { termsAnswer, termsBody } from './termsBody.ts';

const tag = 'terms';

const routes = (services: Services): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(
      '/v1/terms',
      described({
        tag,
        summary: 'What a shipper agrees on waiting, cancelling and paying',
        access: 'companyRead',
        data: termsAnswer,
      }),
      companyGate(services, { audience: 'office', to: 'read' }),
      async (c) => ok(c, await readTerms(services, memberOf(c))),
    )
    .put(
      '/v1/terms',
      described({
        tag,
        summary: 'Set the terms of offers made from now on',
        access: 'companyWrite',
        data: termsAnswer,
      }),
      companyGate(services, { audience: 'office', to: 'own' }),
      idempotent(services),
      validated('json', termsBody),
      async (c) => ok(c, await saveTerms(services, memberOf(c), c.req.valid('json'))),
    );

/** The terms of a shipper, frozen into each award. */
export const terms: Feature = { routes };
