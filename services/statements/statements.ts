import { Hono } from 'hono';
import * as v from 'valibot';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import type { Feature } from '../Feature.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { carrierRoutes } from './carrierRoutes.ts';
import { findStatement } from './findStatement.ts';
import { countStatements, listStatements, statementCountsAnswer, statementQuery } from './listStatements.ts';
import { shipperRoutes } from './shipperRoutes.ts';
import { statementAnswer, statementRecordAnswer } from './statementAnswers.ts';

const read = { tag: 'statements', access: 'companyRead' } as const;

const reading = (services: Services): Hono<AppEnv> => {
  const mayRead = companyGate(services, { to: 'read' });
  return new Hono<AppEnv>()
    .get(
      '/v1/statements',
      described({
        ...read,
        summary: 'What shipments cost that completed, or were cancelled for a fee, for either party',
        data: v.array(statementAnswer),
        isPaged: true,
      }),
      mayRead,
      validated('query', statementQuery),
      async (c) => {
        const { data, paging } = await listStatements(services, memberOf(c), c.req.valid('query'));
        return ok(c, data, { paging });
      },
    )
    .get(
      '/v1/statements/counts',
      described({
        ...read,
        summary: 'How many statements have each status, and what is unpaid by age',
        data: statementCountsAnswer,
      }),
      mayRead,
      async (c) => ok(c, await countStatements(services, memberOf(c))),
    )
    .get(
      '/v1/statements/:id',
      described({ ...read, summary: 'The statement of a shipment, by the id of that', data: statementRecordAnswer }),
      mayRead,
      validated('param', idParam),
      async (c) => ok(c, await findStatement(services, memberOf(c), c.req.valid('param').id)),
    );
};

/** Statements of shipments that completed or were cancelled for a fee, on which both parties agree. The platform moves no money. */
export const statements: Feature = {
  routes: (services) =>
    new Hono<AppEnv>()
      .route('/', reading(services))
      .route('/', carrierRoutes(services))
      .route('/', shipperRoutes(services)),
};
