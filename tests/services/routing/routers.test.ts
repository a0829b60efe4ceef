import { expect, it } from 'vitest';
import { osrmRouter } from '../../../services/routing/osrmRouter.ts';
import { valhallaRouter } from '../../../services/routing/valhallaRouter.ts';
import { osrmAnswer, routerServer } from '../../support/services/routerServer.ts';

const hamburg = { lat: 53.55, lng: 9.99, country: 'DE' };
const munich = { lat: 48.14, lng: 11.58, country: 'DE' };
const signal = new AbortController().signal;

it('OSRM is asked with the longitude first, and answers in metres and seconds', async () => {
  const server = await routerServer(osrmAnswer(776_000));
  expect(await osrmRouter(server.base).legsBetween([hamburg, munich], signal)).toEqual([
    { km: 776, minutes: 776_000 / 20 / 60 },
  ]);
  expect(server.asked).toEqual([
    {
      method: 'GET',
      path: '/route/v1/driving/9.990000,53.550000;11.580000,48.140000?overview=false&steps=false',
      body: '',
    },
  ]);
});

it('Valhalla is asked for the way of a truck, and answers in kilometres and seconds', async () => {
  const legs = [{ summary: { length: 776.4, time: 36_000 }, shape: 'abc' }];
  const server = await routerServer(JSON.stringify({ trip: { status: 0, legs, summary: { length: 776.4 } } }));
  expect(await valhallaRouter(`${server.base}/prefix`).legsBetween([hamburg, munich], signal)).toEqual([
    { km: 776.4, minutes: 600 },
  ]);
  const [{ method, path, body } = { method: '', path: '', body: '{}' }] = server.asked;
  expect([method, path, JSON.parse(body)]).toEqual([
    'POST',
    '/prefix/route',
    {
      locations: [
        { lat: 53.55, lon: 9.99 },
        { lat: 48.14, lon: 11.58 },
      ],
      costing: 'truck',
      units: 'kilometers',
      directions_type: 'none',
    },
  ]);
});
