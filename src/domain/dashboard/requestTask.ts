import type { ShipmentRequest } from '../request/ShipmentRequest.ts';
import type { RequestTask } from './Task.ts';

const dueOf: Readonly<Record<RequestTask['kind'], (request: ShipmentRequest) => string | undefined>> = {
  toDecide: ({ endsAt }) => endsAt,
  uncovered: ({ stops }) => stops?.[0]?.window?.from,
};

/** What a shipper has to do about a request: choose before the time to decide ends, or find a carrier before its pickup. */
export const requestTask =
  (kind: RequestTask['kind']) =>
  (request: ShipmentRequest): RequestTask => ({ kind, request, due: dueOf[kind](request) });
