import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { shipmentFlags } from './fold/flagsOf.ts';
import { shipmentStatuses } from './fold/ShipmentStatus.ts';

/** How many shipments there are by status, and by what has to be looked at. */
export const shipmentCountsAnswer = v.object({
  ...v.entriesFromList(shipmentStatuses, wholeNumber),
  flags: v.object(v.entriesFromList(shipmentFlags, wholeNumber)),
  /** Without a truck, and to be picked up within a day. */
  unassignedSoon: wholeNumber,
});
