/** What a row can lead to. */
export const recordKinds = ['shipment', 'offer', 'request', 'load', 'vehicle'] as const;

/** What a report counts or leaves out: a stop, a shipment, an offer … Instants in epoch milliseconds. */
export interface Case {
  readonly record: { readonly kind: (typeof recordKinds)[number]; readonly id: string };
  /** Empty where its reader knows none, as a fleet of a request. */
  readonly reference: string;
  /** Index of the stop; null for what is none. */
  readonly stop: number | null;
  readonly type: 'pickup' | 'delivery' | null;
  /** Name and town; from and to of a shipment as a whole. */
  readonly place: string;
  readonly lane: string;
  /** The other party; empty without any. */
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
  /** How far the truck came to it empty. */
  readonly emptyKm: number | null;
  /** CO2e in grams, well to wheel and of that tank to wheel, and for how many tonne-kilometres. */
  readonly co2e: { readonly wtwGrams: number; readonly ttwGrams: number; readonly tkm: number } | null;
  /** How many should be delivered, how many were, and how many of these damaged. */
  readonly packages: { readonly ordered: number; readonly delivered: number; readonly damaged: number } | null;
  readonly outcome: string;
}
