import type { CalendarDay } from '../../calendar/CalendarDay.ts';

/** What a carrier answers to a tender. A price cannot travel with it. */
export const answerActions = ['accept', 'decline'] as const;

export type AnswerAction = (typeof answerActions)[number];

/** The answer of a carrier to a load that was tendered to it (X12 990). */
export interface TenderAnswer {
  readonly action: AnswerAction;
  /** Standard carrier alpha code. */
  readonly scac: string;
  /** The shipper's number of the load, as its tender had it. */
  readonly reference: string;
  /** The day of the answer. */
  readonly day: CalendarDay;
  /** The carrier's number of the load. */
  readonly carrierReference: string | undefined;
  /** In words, each as long as a line of the file holds. */
  readonly reasons: readonly string[];
}
