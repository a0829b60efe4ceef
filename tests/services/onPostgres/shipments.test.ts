import { beforeEach, expect, it } from 'vitest';
import { EventReader } from '../../support/services/EventReader.ts';
import { onTwoProcesses } from '../../support/services/onTwoProcesses.ts';
import { openTrips } from '../../support/services/openTrips.ts';
import { readAnswer } from '../../support/services/readAnswer.ts';
import type { TestMember } from '../../support/services/people.ts';
import type { TestServices } from '../../support/services/testServices.ts';

let trips: Awaited<ReturnType<typeof openTrips>>;
let other: TestServices;
beforeEach(async () => {
  ({ opened: trips, other } = await onTwoProcesses(openTrips));
});

/** A call at the second process. */
const there = async (path: string, { token, company }: TestMember, json?: object) =>
  readAnswer(await other.request(path, { token, company, method: json ? 'POST' : 'GET', ...(json && { json }) }));

it('an event that one process takes is told and seen at the other', async () => {
  const { fleet, shipper } = trips;
  const { id } = await trips.assigned();
  const { token, company } = shipper;
  const reader = new EventReader(await other.request('/v1/stream', { token, company }));
  await reader.is('ready');
  expect((await trips.tell(id, { type: 'dispatched' })).status).toBe(201);
  expect(await reader.hears('shipment', id)).toBe(`shipment ${id}`);
  expect((await there(`/v1/shipment/${id}`, shipper)).body.data).toMatchObject({ status: 'dispatched' });
  expect((await there(`/v1/shipment/${id}/events`, fleet, { type: 'arrived', stop: 0 })).status).toBe(201);
  expect(await trips.shipment(id)).toMatchObject({ status: 'at_pickup' });
  await reader.leave();
});

it('an event that is told 50 times at two processes is kept once', async () => {
  const { fleet } = trips;
  const { id } = await trips.assigned();
  const event = { id: '7d5c2c6e-1f0a-4c54-9a53-3f1f5f0f6a11', type: 'dispatched' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      at % 2 === 0 ? trips.tell(id, event) : there(`/v1/shipment/${id}/events`, fleet, event),
    ),
  );
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const { events } = await trips.shipment(id);
  expect(events.filter(({ type }: { type: string }) => type === 'dispatched')).toHaveLength(1);
});

it('a truck is given to one of ten shipments that two processes assign it to 50 times at once', async () => {
  const { fleet } = trips;
  const booked: { readonly id: string }[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one award after another
  for (let count = 0; count < 10; count += 1) booked.push(await trips.awarded());
  const json = { ...(await trips.crew()), version: 1 };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const id = booked[at % 10]?.id ?? '';
      return at % 2 === 0 ? trips.write(id, 'assignment', json) : there(`/v1/shipment/${id}/assignment`, fleet, json);
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  const standing = await Promise.all(
    booked.map(async ({ id }) => (await there(`/v1/shipment/${id}`, fleet)).body.data),
  );
  expect(standing.filter(({ status }) => status === 'assigned')).toHaveLength(1);
});
