import { expect, it } from 'vitest';
import { AxiosCombinationJudge } from '../../../../src/infrastructure/http/loads/AxiosCombinationJudge.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();

const late = { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] };
const nothing = { fits: true, reasons: [] };

it.each([
  ['', '', '', ''],
  ['v1', '', '', '?vehicleId=v1'],
  ['v1', 't1', 'd1', '?vehicleId=v1&trailerId=t1&driverId=d1'],
  ['', 't1', 'd1', ''],
])('vehicle %j, trailer %j and driver %j are judged by %j', async (vehicleId, trailerId, driverId, query) => {
  server.answers(
    odd.success({
      vehicles: [{ id: 'v1', trailerId: 't1', driverId: null, spare: true, verdict: late, emptyKm: 1141 }],
      trailers: [{ id: 't1', verdict: nothing }],
      drivers: [{ id: 'd1', verdict: nothing }],
      chosen: { verdict: late, emptyKm: null },
    }),
  );
  const found = await new AxiosCombinationJudge(line().http).judge('l/1', { vehicleId, trailerId, driverId });
  expect(found).toEqual({
    vehicles: [{ id: 'v1', trailerId: 't1', driverId: undefined, spare: true, verdict: late, emptyKm: 1141 }],
    trailers: [{ id: 't1', verdict: nothing }],
    drivers: [{ id: 'd1', verdict: nothing }],
    chosen: { verdict: late, emptyKm: undefined },
  });
  expect(server.request.url).toBe(`/v1/loads/l%2F1/combinations${query}`);
});

it('nothing is said of a combination before there is a vehicle', async () => {
  server.answers(odd.success({ vehicles: [], trailers: [], drivers: [], chosen: null }));
  const nothingChosen = { vehicleId: '', trailerId: '', driverId: '' };
  expect((await new AxiosCombinationJudge(line().http).judge('l1', nothingChosen)).chosen).toBeUndefined();
});
