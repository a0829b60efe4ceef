import * as v from 'valibot';
import { askRouter } from './askRouter.ts';
import type { Router } from './Router.ts';

/** In metres and seconds. */
const answer = v.object({
  code: v.literal('Ok'),
  routes: v.tupleWithRest(
    [v.object({ legs: v.array(v.object({ distance: v.number(), duration: v.number() })) })],
    v.unknown(),
  ),
});

/** OSRM's HTTP API, version 1, with whatever profile it was built for. It wants the longitude first. */
export const osrmRouter = (base: string): Router => ({
  async legsBetween(points, signal) {
    const path = points.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');
    const found = await askRouter(`${base}/route/v1/driving/${path}?overview=false&steps=false`, { signal, answer });
    return found?.routes[0].legs.map(({ distance, duration }) => ({ km: distance / 1_000, minutes: duration / 60 }));
  },
});
