import { expect, it } from 'vitest';
import { AxiosCancellations } from '../../../../src/infrastructure/http/shipments/AxiosCancellations.ts';
import { AxiosShipmentRegister } from '../../../../src/infrastructure/http/shipments/AxiosShipmentRegister.ts';
import { nothingToDo } from '../../../support/factories/nothingToDo.ts';
import { eventFactory, shipmentFactory, shipmentRow } from '../../../support/factories/shipmentFactory.ts';
import { answeredShipment } from '../../../support/http/answeredShipment.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const register = () => new AxiosShipmentRegister(line().http);
const cancellations = () => new AxiosCancellations(line().http);

const booked = shipmentFactory.build();
const crew = {
  vehicle: { id: 'v1', plate: 'B-HA 204' },
  trailer: undefined,
  driver: { id: 'd1', name: 'Ada Moss', phone: undefined },
};
const shipment = {
  ...booked,
  assignment: crew,
  events: [...booked.events, eventFactory.build({ type: 'arrived', stop: 0, data: { odd: true } })],
};

it('reads a shipment with its events, without those that cannot be read', async () => {
  const answer = answeredShipment(shipment);
  const events = [...answer.events, { id: 'e-odd', at: 'yesterday' }];
  server.answers(odd.success({ ...answer, events }));
  expect(await register().read('s/1')).toEqual(shipment);
  expect(server.request.url).toBe('/v1/shipment/s%2F1');
});

it('is asked for by view, and drops rows that cannot be read', async () => {
  const { stops, ...row } = shipmentRow(booked);
  const listed = stops.map(({ type, window, place = {} }) => ({ type, window, ...place }));
  const rows = [
    { ...row, stops: listed },
    { ...row, stops: listed, status: 'lost' },
  ];
  server.answers(odd.body({ code: 200, data: rows, paging: { page: 0, size: 25, total: 2 } }));
  const page = await register().list({ page: 0, size: 25, sort: 'risk', q: '', filters: { flag: 'late' } });
  expect(page.rows.map(({ id }) => id)).toEqual([booked.id]);
  expect(server.request.url).toBe('/v1/shipments?page=0&size=25&sort=risk&flag=late');
});

it('tells how many have which flag', async () => {
  const { unassignedSoon: _, ...flags } = { ...nothingToDo, late: 1, unassigned: 4, pod_to_verify: 6 };
  server.answers(odd.success({ booked: 4, flags, unassignedSoon: 3 }));
  expect(await register().count()).toEqual({ ...flags, unassignedSoon: 3 });
  expect(server.request.url).toBe('/v1/shipments/counts');
});

it('cancels a shipment for a reason, of the version that was read', async () => {
  server.answers(odd.success(answeredShipment({ ...shipment, status: 'cancelled' })));
  const entry = { reason: 'order_changed', note: undefined } as const;
  expect(await cancellations().cancel('s1', 3, entry, 'key-1')).toMatchObject({ status: 'cancelled' });
  const { url, body, headers } = server.request;
  expect([url, JSON.parse(body), headers['idempotency-key']]).toEqual([
    '/v1/shipment/s1/cancel',
    { version: 3, reason: 'order_changed', note: null },
    'key-1',
  ]);
});

it('tells that somebody was faster', async () => {
  server.answers(odd.failure(409, { reason: 'stale' }));
  const entry = { reason: 'other', note: 'Sorry' } as const;
  expect(await troubleOf(cancellations().cancel('s1', 3, entry, 'key-1'))).toMatchObject({
    kind: 'refused',
    reason: 'stale',
  });
});
