import { expect, it } from 'vitest';
import { AxiosFleetBoard } from '../../../../src/infrastructure/http/shipments/AxiosFleetBoard.ts';
import { boardTripFactory, boardTruckFactory } from '../../../support/factories/boardFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();

it('a board is read for its time, without what cannot be read', async () => {
  const trip = boardTripFactory.build({ stops: [] });
  const truck = boardTruckFactory.build();
  const { startedAt: _, expectedAt: __, deliveredAt: ___, trailer: ____, driver: _____, ...told } = trip;
  const none = { startedAt: null, expectedAt: null, deliveredAt: null, trailer: null, driver: null };
  const sent = { ...told, ...none, lateFrom: null, nextStop: 0 };
  server.answers(
    odd.success({
      trucks: [{ ...truck, trailer: null, trips: [sent, { ...sent, status: 'teleported' }] }],
      truckCount: 2,
      unassigned: [sent],
      unassignedCount: 3,
    }),
  );
  const time = { from: Date.UTC(2026, 0, 5), to: Date.UTC(2026, 0, 12) };
  expect(await new AxiosFleetBoard(line().http).read(time)).toEqual({
    trucks: [{ ...truck, trips: [trip] }],
    truckCount: 2,
    unassigned: [trip],
    unassignedCount: 3,
  });
  expect(server.request.url).toBe('/v1/board?from=2026-01-05T00:00:00.000Z&to=2026-01-12T00:00:00.000Z');
});
