import { wholeField } from '../fields/wholeField.ts';
import { mostStops } from '../freight/request/requestContent.ts';

/** The index of a stop of a shipment. */
export const stopIndex = wholeField(0, mostStops - 1);
