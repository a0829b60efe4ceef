import * as v from 'valibot';
import { askRouter } from './askRouter.ts';
import type { Router } from './Router.ts';

/** In kilometres and seconds. */
const answer = v.object({
  trip: v.object({
    status: v.literal(0),
    legs: v.array(v.object({ summary: v.object({ length: v.number(), time: v.number() }) })),
  }),
});

/** Valhalla's route API, asked for the route of a truck of its usual size. */
export const valhallaRouter = (base: string): Router => ({
  async legsBetween(points, signal) {
    const body = JSON.stringify({
      locations: points.map(({ lat, lng }) => ({ lat, lon: lng })),
      costing: 'truck',
      units: 'kilometers',
      directions_type: 'none',
    });
    const found = await askRouter(`${base}/route`, { body, signal, answer });
    return found?.trip.legs.map(({ summary: { length, time } }) => ({ km: length, minutes: time / 60 }));
  },
});
