import { expect, it } from 'vitest';
import { AxiosRequestImports } from '../../../../src/infrastructure/http/requests/AxiosRequestImports.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const imports = () => new AxiosRequestImports(line().http);
const table = {
  csv: 'reference\nPO 1',
  publish: true,
  dateOrder: 'dmy',
  decimalMark: ',',
  words: [{ column: 'equipment', word: 'Liftgate', code: 'tail_lift' }],
} as const;
const error = {
  field: 'count',
  code: 'not_whole',
  message: 'must be a whole number',
  limits: { least: 1, most: 9999 },
};
const late = { field: 'pickup_to', code: 'in_past', message: 'must be in the future' };
const ready = {
  outcome: 'ready',
  id: undefined,
  differs: undefined,
  towns: [],
  goods: undefined,
  errors: [],
  beforePublishing: [],
};
const town = { name: 'Halle (Saale)', region: 'Saxony-Anhalt', country: 'DE', lat: 51.5, lng: 11.9 };
const answer = odd.success({
  ignored: ['colour'],
  rows: [
    {
      line: 2,
      reference: 'PO 1',
      outcome: 'exists',
      id: 'r1',
      differs: ['weight_kg'],
      looksLike: null,
      towns: [],
      goods: { description: null, packageCode: 'OH', count: 24, grossKg: 9.6 },
      errors: [],
      beforePublishing: [],
    },
    {
      line: 3,
      reference: null,
      outcome: 'refused',
      id: null,
      differs: null,
      looksLike: null,
      towns: [],
      goods: null,
      errors: [error],
      beforePublishing: [],
    },
    {
      line: 4,
      reference: 'PO 2',
      outcome: 'ready',
      id: null,
      differs: null,
      looksLike: { id: 'r9', reference: 'PO 9' },
      towns: [],
      goods: null,
      errors: [],
      beforePublishing: [],
    },
    {
      line: 5,
      reference: 'PO 3',
      outcome: 'ready',
      id: null,
      differs: null,
      looksLike: { id: null, reference: 'PO 2' },
      towns: [{ column: 'pickup_city', name: 'Halle', region: null, country: 'DE', lat: 52, lng: 8.3, others: [town] }],
      goods: null,
      errors: [],
      beforePublishing: [late],
    },
  ],
});

it.each([
  ['check', true],
  ['add', false],
] as const)('to %s, the table is sent, and each row read', async (way, dryRun) => {
  server.answers(answer);
  expect(await imports()[way](table, 'key')).toEqual({
    ignored: ['colour'],
    rows: [
      {
        line: 2,
        reference: 'PO 1',
        outcome: 'exists',
        id: 'r1',
        differs: ['weight_kg'],
        looksLike: undefined,
        towns: [],
        goods: { description: undefined, packageCode: 'OH', count: 24, grossKg: 9.6 },
        errors: [],
        beforePublishing: [],
      },
      {
        line: 3,
        reference: undefined,
        outcome: 'refused',
        id: undefined,
        differs: undefined,
        looksLike: undefined,
        towns: [],
        goods: undefined,
        errors: [error],
        beforePublishing: [],
      },
      { ...ready, line: 4, reference: 'PO 2', looksLike: { id: 'r9', reference: 'PO 9' } },
      {
        ...ready,
        line: 5,
        reference: 'PO 3',
        looksLike: { id: undefined, reference: 'PO 2' },
        towns: [
          { column: 'pickup_city', name: 'Halle', region: undefined, country: 'DE', lat: 52, lng: 8.3, others: [town] },
        ],
        beforePublishing: [late],
      },
    ],
  });
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/v1/shipment-requests/import',
    body: JSON.stringify({ ...table, dryRun, refuseUnclearTowns: true }),
  });
});
