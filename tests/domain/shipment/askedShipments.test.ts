import { expect, it } from 'vitest';
import { readListView } from '../../../src/domain/list/readListView.ts';
import { askedShipments } from '../../../src/domain/shipment/askedShipments.ts';
import { shipmentListSpecs } from '../../../src/domain/shipment/shipmentListSpec.ts';

const asked = (query: string) => askedShipments('2026-03-04')(readListView(query, shipmentListSpecs.fleet)).filters;

it.each([
  ['?day=today', { from: '2026-03-04', to: '2026-03-04' }],
  ['?day=today&from=2026-01-01&to=2026-01-31', { from: '2026-03-04', to: '2026-03-04' }],
  ['?day=tomorrow&from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['?from=2026-02-30&to=soon&status=booked', { status: 'booked' }],
  ['?flag=late', { flag: 'late' }],
  ['', {}],
])('with %j the service is asked for %j', (query, filters) => {
  expect(asked(query)).toEqual(filters);
});
