import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { StopWaiting } from '../../../../domain/shipment/StopWaiting.ts';
import { stopWaitings } from '../../../../domain/shipment/stopWaitings.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useFolded } from '../useFolded.ts';

/** The waiting at each stop of a shipment, by the minute. */
export const useWaitings = (shipment: ShipmentRecord): readonly StopWaiting[] =>
  stopWaitings(useFolded(shipment), shipment.terms, useNow('minute').getTime());
