import type { CalendarDay } from '../../calendar/CalendarDay.ts';

/** How a carrier responds to a tender. A price cannot travel with it. */
export const responseActions = ['accept', 'decline'] as const;

export type ResponseAction = (typeof responseActions)[number];

/** The response of a carrier to a load that was tendered to it (X12 990). */
export interface TenderResponse {
  readonly action: ResponseAction;
  /** Standard carrier alpha code. */
  readonly scac: string;
  /** The shipper's number of the load, as its tender had it. */
  readonly reference: string;
  /** The day of the response. */
  readonly day: CalendarDay;
  /** The carrier's number of the load. */
  readonly carrierReference: string | undefined;
  /** In words, each as long as a line of the file holds. */
  readonly reasons: readonly string[];
}
