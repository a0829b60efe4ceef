import { expect, it } from 'vitest';
import { AxiosRequestImports } from '../../../../src/infrastructure/http/requests/AxiosRequestImports.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const imports = () => new AxiosRequestImports(line().http);
const error = {
  field: 'count',
  code: 'not_whole',
  message: 'must be a whole number',
  limits: { least: 1, most: 9999 },
};
const answer = odd.success({
  ignored: ['colour'],
  rows: [
    { line: 2, reference: 'PO 1', outcome: 'exists', id: 'r1', errors: [] },
    { line: 3, reference: null, outcome: 'refused', id: null, errors: [error] },
  ],
});

it.each([
  ['check', true],
  ['add', false],
] as const)('to %s, the table is sent, and each row read', async (way, dryRun) => {
  server.answers(answer);
  expect(await imports()[way]('reference\nPO 1', true, 'key')).toEqual({
    ignored: ['colour'],
    rows: [
      { line: 2, reference: 'PO 1', outcome: 'exists', id: 'r1', errors: [] },
      { line: 3, reference: undefined, outcome: 'refused', id: undefined, errors: [error] },
    ],
  });
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/v1/shipment-requests/import',
    body: JSON.stringify({ csv: 'reference\nPO 1', publish: true, dryRun }),
  });
});
