import type { ShipmentRequest } from '../request/ShipmentRequest.ts';
import { earliestOf } from './earliestOf.ts';
import type { RequestTask } from './Task.ts';

const dueOf: Readonly<Record<RequestTask['kind'], (request: ShipmentRequest) => string | undefined>> = {
  toDecide: ({ endsAt }) => endsAt,
  uncovered: ({ endsAt, stops }) => earliestOf([endsAt, stops?.[0]?.window?.from]),
};

/**
 * What a shipper has to do about a request: choose before the time to decide ends, or find a carrier before that
 * or its pickup, whichever comes first.
 */
export const requestTask =
  (kind: RequestTask['kind']) =>
  (request: ShipmentRequest): RequestTask => ({ kind, request, due: dueOf[kind](request) });
