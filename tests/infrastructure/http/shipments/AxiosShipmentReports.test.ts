import { expect, it } from 'vitest';
import type { ToldEvent } from '../../../../src/domain/shipment/ToldEvent.ts';
import { AxiosShipmentReports } from '../../../../src/infrastructure/http/shipments/AxiosShipmentReports.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const reports = () => new AxiosShipmentReports(line().http);
const at = Date.UTC(2026, 0, 8, 7, 20);
const event: ToldEvent = { type: 'delay', stop: 1, at, data: { minutes: 30, reason: 'traffic' } };
const sent = {
  type: 'delay',
  stop: 1,
  at: '2026-01-08T07:20:00.000Z',
  source: 'desk',
  data: { minutes: 30, reason: 'traffic' },
};

it('an event is sent with its own id, and what was not said is left out', async () => {
  server.answers(odd.failure(409, { reason: 'wrong_status' }));
  const told = reports().tell('s/1', { id: 'e-1', event }, 'a-key');
  expect(await troubleOf(told)).toMatchObject({ reason: 'wrong_status' });
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/v1/shipment/s%2F1/events',
    headers: { 'idempotency-key': 'a-key' },
  });
  expect(JSON.parse(server.request.body)).toMatchObject({ id: 'e-1', ...sent });
});

it('what a file tells comes from EDI, with the position of a truck', async () => {
  server.answers(odd.success([{ id: 'e-1', code: 201 }]));
  const position = { type: 'position', stop: null, at, data: {}, position: { lat: 40.1, lng: -83.4 } } as const;
  await reports().tellAll('s-1', [{ id: 'e-1', event: position, source: 'edi' }], 'a-key');
  expect(JSON.parse(server.request.body).events).toEqual([
    {
      id: 'e-1',
      type: 'position',
      stop: null,
      at: sent.at,
      source: 'edi',
      position: { lat: 40.1, lng: -83.4, accuracyM: null },
      data: {},
    },
  ]);
});

it('an event without a time is told as now', async () => {
  server.answers(odd.failure(409));
  await troubleOf(reports().tell('s-1', { id: 'e-1', event: { ...event, at: null } }, 'a-key'));
  expect(JSON.parse(server.request.body)).toMatchObject({ at: null });
});

it('a refusal names the field as the form does', async () => {
  const errors = [{ field: 'data.reason', message: 'is required', code: 'required' }];
  server.answers(odd.failure(422, { errors }));
  const told = reports().tell('s-1', { id: 'e-1', event }, 'a-key');
  expect(await troubleOf(told)).toMatchObject({ errors: [{ field: 'reason' }] });
});

it('several are sent in order, and each is answered with the code of what is wrong with it', async () => {
  const errors = [{ field: 'at', message: 'is too early', code: 'before_previous' }];
  server.answers(
    odd.success([
      { id: 'e-1', code: 201 },
      { id: 'e-2', code: 409, message: 'Too late.', reason: 'wrong_status' },
      { id: 'e-3', code: 422, message: 'at is too early', errors },
    ]),
  );
  const all = ['e-1', 'e-2', 'e-3'].map((id) => ({ id, event }));
  expect(await reports().tellAll('s-1', all, 'a-key')).toEqual([
    { outcome: 'recorded' },
    { outcome: 'conflict', message: 'Too late.', reason: 'wrong_status' },
    { outcome: 'refused', message: 'at is too early', reason: 'before_previous' },
  ]);
  const { events, ...rest } = JSON.parse(server.request.body);
  expect(events).toMatchObject(all.map(({ id }) => ({ id, ...sent })));
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});
