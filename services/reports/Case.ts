/** What a report counts or leaves out: a stop or a shipment. Instants in epoch milliseconds. */
export interface Case {
  readonly shipmentId: string;
  readonly reference: string;
  /** Index of the stop; null for the shipment as a whole. */
  readonly stop: number | null;
  readonly type: 'pickup' | 'delivery' | null;
  /** Name and town; from and to of a shipment as a whole. */
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
  readonly until: number | null;
  /** What is measured of it, in whole minutes. */
  readonly minutes: number | null;
  /** In the smallest unit of its currency. */
  readonly money: { readonly amountMinor: number; readonly currency: string } | null;
  readonly km: number | null;
  readonly outcome: string;
}
