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
import { answerLine, approveStatement, payStatement } from './statementActs.ts';
import { statementRecordAnswer } from './statementAnswers.ts';
import { answerBody, payBody, versionBody } from './statementBodies.ts';

const write = { tag: 'statements', access: 'companyWrite', data: statementRecordAnswer } as const;
const lineParams = v.strictObject({ ...idParam.entries, line: idParam.entries.id });

/** What a shipper does with the statements it gets. */
export const shipperRoutes = (services: Services): Hono<AppEnv> => {
  const mayApprove = companyGate(services, { audience: 'office', to: 'write' });
  return new Hono<AppEnv>()
    .post(
      '/v1/statements/:id/lines/:line/answer',
      described({ ...write, summary: 'Approve a proposed line, or dispute it with words' }),
      mayApprove,
      idempotent(services),
      validated('param', lineParams),
      validated('json', answerBody),
      async (c) => {
        const { id, line } = c.req.valid('param');
        return ok(c, await answerLine(services, memberOf(c), id, line, c.req.valid('json')));
      },
    )
    .post(
      '/v1/statements/:id/approve',
      described({ ...write, summary: 'Approve all lines that are not disputed, which ends the statement' }),
      mayApprove,
      idempotent(services),
      validated('param', idParam),
      validated('json', versionBody),
      async (c) =>
        ok(c, await approveStatement(services, memberOf(c), c.req.valid('param').id, c.req.valid('json').version)),
    )
    .post(
      '/v1/statements/:id/pay',
      described({ ...write, summary: 'Mark a statement as paid, outside the platform' }),
      mayApprove,
      idempotent(services),
      validated('param', idParam),
      validated('json', payBody),
      async (c) => ok(c, await payStatement(services, memberOf(c), c.req.valid('param').id, c.req.valid('json'))),
    );
};
