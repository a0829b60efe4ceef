import type { ShipmentRequest } from '../request/ShipmentRequest.ts';
import type { RequestTask } from './Task.ts';

/** The choice between the offers for a request, by when it ends. */
export const requestTask = (request: ShipmentRequest): RequestTask => ({
  kind: 'toDecide',
  request,
  due: request.endsAt,
});
