import { expect, it } from 'vitest';
import type { Route, RoutePoint } from '../../../services/freight/route/estimateRoute.ts';
import { estimateRoute } from '../../../services/freight/route/estimateRoute.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { promised } from '../../support/promised.ts';

const routed: Route = { km: 801, minutes: 700, legs: [], method: 'router' };
let plan: (points: readonly RoutePoint[]) => Promise<Route> = () => Promise.resolve(routed);
const market = await openMarket({ routes: { plan: (points) => plan(points) } });
const { add, opened, call, read, shipper, otherShipper } = market;

const changeable = async (id: string) => {
  const { version, reference, stops, cargo, required, pricing, audience, decisionBy, notes } = await read(id);
  return { version, reference, stops, cargo, required, pricing, audience, decisionBy, notes };
};

it('a request keeps what the router said while it does not answer, until its places change', async () => {
  const { id, km, kmMethod } = await opened();
  expect([km, kmMethod]).toEqual([801, 'router']);
  plan = (points) => Promise.resolve(estimateRoute(points));
  const body = await changeable(id);
  const quiet = await call(`/v1/shipment-requests/${id}`, shipper, {
    method: 'PUT',
    json: { ...body, notes: 'Ring at gate 3.' },
  });
  expect(quiet.body.data).toMatchObject({ km: 801, kmMethod: 'router' });
  const [first, ...others] = body.stops;
  const moved = { ...body, version: 2, stops: [{ ...first, place: { ...first.place, lat: 52.2 } }, ...others] };
  const { body: answer } = await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json: moved });
  expect(answer.data.kmMethod).toBe('estimate');
});

it('nothing is locked while a change waits for the router: the next change of the same request comes first', async () => {
  const { id } = await opened();
  const json = await changeable(id);
  const [asked, answered] = [promised<void>(), promised<Route>()];
  plan = () => {
    asked.keep();
    return answered.promise;
  };
  const waiting = market.world.call(`/v1/shipment-requests/${id}`, {
    method: 'PUT',
    json: { ...json, notes: 'The slow one.' },
    token: shipper.token,
    company: shipper.company,
    headers: { 'Idempotency-Key': 'slow' },
  });
  await asked.promise;
  plan = (points) => Promise.resolve(estimateRoute(points));
  expect((await add({}, otherShipper)).status).toBe(201);
  expect((await market.move(id, 'withdraw', { version: 1 })).status).toBe(200);
  answered.keep(routed);
  expect((await waiting).status).toBe(409);
});
