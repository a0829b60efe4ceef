import { Hono } from 'hono';
import { companyGate } from '../company/companyGate.ts';
import { memberOf } from '../company/memberOf.ts';
import { idParam } from '../fields/idParam.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { described } from '../web/described.ts';
import { idempotent } from '../web/idempotency/idempotent.ts';
import { ok } from '../web/ok.ts';
import { validated } from '../web/validated.ts';
import { denyPayment, issueStatement, keepExtras, reviseStatement, settleStatement } from './statementActs.ts';
import { statementRecordAnswer } from './statementAnswers.ts';
import { denyBody, extrasBody, issueBody, versionBody } from './statementBodies.ts';

const write = { tag: 'statements', access: 'companyWrite', data: statementRecordAnswer } as const;

/** What a carrier does with its statements. */
export const carrierRoutes = (services: Services): Hono<AppEnv> => {
  const mayIssue = companyGate(services, { audience: 'fleet', to: 'write' });
  return new Hono<AppEnv>()
    .put(
      '/v1/statements/:id/extras',
      described({ ...write, summary: 'Save all extras of a draft at once' }),
      mayIssue,
      idempotent(services),
      validated('param', idParam),
      validated('json', extrasBody),
      async (c) => ok(c, await keepExtras(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/v1/statements/:id/issue',
      described({ ...write, summary: 'Issue a draft to the shipper, with its invoice number' }),
      mayIssue,
      idempotent(services),
      validated('param', idParam),
      validated('json', issueBody),
      async (c) => ok(c, await issueStatement(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/v1/statements/:id/revise',
      described({ ...write, summary: 'Reopen an issued statement for changes' }),
      mayIssue,
      idempotent(services),
      validated('param', idParam),
      validated('json', versionBody),
      async (c) =>
        ok(c, await reviseStatement(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/statements/:id/settle',
      described({ ...write, summary: 'Confirm that the money arrived' }),
      mayIssue,
      idempotent(services),
      validated('param', idParam),
      validated('json', versionBody),
      async (c) =>
        ok(c, await settleStatement(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/statements/:id/deny',
      described({ ...write, summary: 'Report the payment as not received' }),
      mayIssue,
      idempotent(services),
      validated('param', idParam),
      validated('json', denyBody),
      async (c) => ok(c, await denyPayment(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    );
};
