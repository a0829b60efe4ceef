import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { stopTypes } from '../freight/request/stopField.ts';

/** How a shipment stands, as a consignee is told. */
export const trackedStatuses = ['not_started', 'on_the_way', 'arrived', 'delivered', 'cancelled'] as const;

/** How an expected arrival was found: by when the last stop was left or reached, by where the truck is or was free, or by a delay that was told. */
export const arrivalBases = ['departure', 'arrival', 'position', 'assignment', 'delay'] as const;

/** Degrees, to 0.1: about 11 km, so that a town can be found and a gate cannot. */
const degrees = v.nullable(v.number());

const stop = v.object({
  type: v.picklist(stopTypes),
  city: v.string(),
  country: v.string(),
  timeZone: v.nullable(v.string()),
  lat: degrees,
  lng: degrees,
  /** As planned. */
  window: v.object({ from: v.nullable(instantAnswer), to: v.nullable(instantAnswer) }),
  arrivedAt: v.nullable(instantAnswer),
  departedAt: v.nullable(instantAnswer),
  skipped: v.boolean(),
  /** Unless it has arrived, or nothing is known of it. */
  expected: v.nullable(v.object({ at: instantAnswer, basis: v.picklist(arrivalBases), late: v.boolean() })),
});

/** What whoever has a link may see: no price, no person, no plate, no street, no name of a place. */
export const trackedAnswer = v.pipe(
  v.object({
    reference: v.string(),
    status: v.picklist(trackedStatuses),
    /** When this was true, by the clock of the service. */
    asOf: instantAnswer,
    deliveredAt: v.nullable(instantAnswer),
    stops: v.array(stop),
    /** Where the truck was last seen while it is under way. */
    position: v.nullable(v.object({ lat: v.number(), lng: v.number(), at: instantAnswer })),
  }),
  v.metadata({ ref: 'TrackedShipment' }),
);

export type TrackedAnswer = v.InferOutput<typeof trackedAnswer>;
