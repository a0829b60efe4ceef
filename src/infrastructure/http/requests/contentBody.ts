import { toWire } from '../../../domain/record/toWire.ts';
import type { RequestEntry } from '../../../domain/request/parseRequest.ts';
import { requestFields } from '../../../domain/request/requestFields.ts';

/** A request as it is sent; null for what was not entered. */
export const contentBody = ({ pricing: { target, ...pricing }, ...entry }: RequestEntry) => {
  const typed = { ...entry, pricing: { ...pricing, target: { amountMinor: undefined } } };
  const body = toWire(requestFields, typed);
  const stops = body.stops.map((stop) => ({ ...stop, id: null }));
  return { ...body, stops, pricing: { ...body.pricing, target: target ?? null } };
};
