import { expect, it } from 'vitest';
import { arrivalRisk } from '../../../src/domain/shipment/arrivalRisk.ts';
import { inTransit } from '../../support/factories/inTransit.ts';

const late = { expectedLate: { stop: 1, at: '2026-03-03T13:21:10Z' } };
const [before, after] = ['2026-03-03T09:00:00Z', '2026-03-03T10:21:00Z'];

it.each([
  ['where and by how much its truck is expected late', late, before, { stop: 1, minutes: 201 }],
  ['that it will be late, where nobody knows by how much', {}, before, {}],
  ['no more of a window that its truck is expected in', { expectedLate: { stop: 1, at: before } }, before, {}],
  ['nothing while it is in time', { ...late, flags: [] }, before, undefined],
  ['nothing once it is late', late, after, undefined],
  [
    'of the delivery while the truck is at the pickup',
    { ...late, status: 'at_pickup', nextStop: 0 },
    after,
    { stop: 1, minutes: 201 },
  ],
] as const)('tells %s', (_, differs, now, risk) => {
  expect(arrivalRisk({ ...inTransit, ...differs }, Date.parse(now))).toEqual(risk);
});
