import { beforeEach, expect, it } from 'vitest';
import type { StatementDesk } from '../../../../src/application/statements/StatementDesk.ts';
import type { WriteOptions } from '../../../../src/application/shared/WriteOptions.ts';
import { AxiosStatementDesk } from '../../../../src/infrastructure/http/statements/AxiosStatementDesk.ts';
import { issuedStatement as statement } from '../../../support/factories/statementFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { onTheWire } from '../../../support/http/onTheWire.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const desk = () => new AxiosStatementDesk(line().http);
const toll = { kind: 'toll', reason: 'Mont Blanc', amountMinor: 5_000 } as const;

beforeEach(() => server.answers(odd.success(onTheWire(statement))));

it.each([
  [
    'keeps extras, new ones without an id',
    () =>
      desk().keepExtras(
        statement,
        [
          { ...toll, id: undefined },
          { ...toll, id: 'x1' },
        ],
        'key',
      ),
    'PUT /v1/statements/s-1/extras',
    {
      version: 3,
      extras: [
        { ...toll, id: null },
        { ...toll, id: 'x1' },
      ],
    },
  ],
  [
    'issues in the zone of the desk',
    () => desk().issue(statement, 'Europe/Paris', 'key'),
    'POST /v1/statements/s-1/issue',
    { version: 3, timeZone: 'Europe/Paris' },
  ],
  ['revises', () => desk().move(statement, 'revise', 'key'), 'POST /v1/statements/s-1/revise', { version: 3 }],
  ['approves', () => desk().move(statement, 'approve', 'key'), 'POST /v1/statements/s-1/approve', { version: 3 }],
  ['settles', () => desk().move(statement, 'settle', 'key'), 'POST /v1/statements/s-1/settle', { version: 3 }],
  [
    'approves a line without words',
    () => desk().answer(statement, 'x1', undefined, 'key'),
    'POST /v1/statements/s-1/lines/x1/answer',
    { version: 3, note: null },
  ],
  [
    'disputes a line in words',
    () => desk().answer(statement, 'x1', 'Not agreed', 'key'),
    'POST /v1/statements/s-1/lines/x1/answer',
    { version: 3, note: 'Not agreed' },
  ],
  [
    'tells a payment with its reference',
    () => desk().pay(statement, { paidOn: '2026-02-01', reference: 'TX 7' }, 'key'),
    'POST /v1/statements/s-1/pay',
    { version: 3, paidOn: '2026-02-01', reference: 'TX 7' },
  ],
  [
    'tells a payment without one',
    () => desk().pay(statement, { paidOn: '2026-02-01', reference: undefined }, 'key'),
    'POST /v1/statements/s-1/pay',
    { version: 3, paidOn: '2026-02-01', reference: null },
  ],
  [
    'says that a payment did not arrive',
    () => desk().deny(statement, 'Nothing came', 'key'),
    'POST /v1/statements/s-1/deny',
    { version: 3, note: 'Nothing came' },
  ],
])('the desk %s', async (_, write, call, body) => {
  expect(await write()).toEqual(statement);
  const { method, url, headers, body: sent } = server.request;
  expect(`${method} ${url}`).toBe(call);
  expect(headers['idempotency-key']).toBe('key');
  expect(JSON.parse(sent)).toEqual(body);
});

it.each<[string, (desk: StatementDesk, options?: WriteOptions) => Promise<unknown>]>([
  ['issuing', (own, options) => own.issue(statement, 'Europe/Paris', 'key', options)],
  ['approving', (own, options) => own.move(statement, 'approve', 'key', options)],
  ['paying', (own, options) => own.pay(statement, { paidOn: '2026-02-01', reference: undefined }, 'key', options)],
])('%s shows the spinner unless it is done in the background', async (_, write) => {
  const { http, pending } = line();
  await write(new AxiosStatementDesk(http), { background: true });
  expect(pending.begun).toBe(0);
  await write(new AxiosStatementDesk(http));
  expect(pending.begun).toBe(1);
});
