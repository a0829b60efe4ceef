/** What a report counts or leaves out: a stop, or what else it is about. Instants in epoch milliseconds. */
export interface Case {
  readonly shipmentId: string;
  readonly reference: string;
  /** Index of the stop. */
  readonly stop: number;
  readonly type: 'pickup' | 'delivery';
  /** Name and town. */
  readonly place: string;
  readonly lane: string;
  /** The other party. */
  readonly partyId: string;
  /** IANA; null for the clock of UTC. */
  readonly timeZone: string | null;
  /** The day it belongs to, by its own clock, `YYYY-MM-DD`. */
  readonly day: string;
  readonly due: number | null;
  readonly at: number | null;
  /** What is measured of it, in whole minutes. */
  readonly minutes: number | null;
  readonly outcome: string;
}
