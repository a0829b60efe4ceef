import { expect, it } from 'vitest';
import { systemClock } from '../../../services/clock/systemClock.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { openRoutePlanner } from '../../../services/routing/openRoutePlanner.ts';
import { routerAddress } from '../../../services/settings/routerAddress.ts';
import { osrmAnswer, routerServer } from '../../support/services/routerServer.ts';

const way = [
  { lat: 53.55, lng: 9.99, country: 'DE' },
  { lat: 48.14, lng: 11.58, country: 'DE' },
];

it('without a router the way is estimated', async () => {
  const planner = openRoutePlanner(undefined, systemClock, silentLog);
  expect(await planner.plan(way)).toMatchObject({ km: 746, method: 'estimate' });
});

it('the setting says where the router is, and which it is', async () => {
  const osrm = await routerServer(osrmAnswer(776_000));
  const planner = openRoutePlanner(`osrm+${osrm.base}`, systemClock, silentLog);
  expect(await planner.plan(way)).toMatchObject({ km: 776, method: 'router' });
});

it.each([
  ['osrm+https://routes.example', { kind: 'osrm', base: 'https://routes.example' }],
  ['valhalla+https://routes.example:8443/eu/', { kind: 'valhalla', base: 'https://routes.example:8443/eu' }],
  ['osrm+http://127.0.0.1:5000', { kind: 'osrm', base: 'http://127.0.0.1:5000' }],
  ['osrm+http://localhost:5000', { kind: 'osrm', base: 'http://localhost:5000' }],
  ['osrm+http://10.0.0.4:5000', undefined],
  ['osrm+http://routes.example', undefined],
  ['osrm+https://name:word@routes.example', undefined],
  ['osrm+https://routes.example/?key=1', undefined],
  ['osrm+https://routes.example/#a', undefined],
  ['osrm+file:///etc/passwd', undefined],
  ['osrm+https://', undefined],
  ['https://routes.example', undefined],
  ['google+https://routes.example', undefined],
])('the address %s is read as %o', (address, read) => {
  expect(routerAddress(address)).toEqual(read);
});
