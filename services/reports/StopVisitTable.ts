/** What happened at a stop; written by triggers with the events that say so. */
export interface StopVisitTable {
  shipment_id: string;
  stop: number;
  /** The shipper. */
  company_id: string;
  carrier_id: string;
  /** The day its window ends by its own clock, `YYYY-MM-DD`. */
  day: string;
  due_at: Date;
  type: 'pickup' | 'delivery';
  /** Whether no other stop of its shipment comes after it. */
  is_last: boolean;
  /** Name and town. */
  place: string;
  lane: string;
  reference: string;
  time_zone: string | null;
  window_from: Date | null;
  window_to: Date | null;
  arrived_at: Date | null;
  departed_at: Date | null;
  /** Of the arrival. */
  source: 'desk' | 'app' | 'edi' | null;
  is_skipped: boolean;
  is_cancelled: boolean;
  is_passed: boolean;
  /** Whether both say that whoever loads or unloads is to blame. */
  is_excused: boolean;
  /** When a problem or a delay there was first told. */
  warned_at: Date | null;
  /** When the first proof came in. */
  proof_at: Date | null;
  /** Whether the last proof was rejected. */
  is_rejected: boolean;
  /** When its shipment was completed, and whether only because nobody objected. */
  completed_at: Date | null;
  is_automatic: boolean;
  /** What the shipper said last of the waiting there, and of which charge. */
  waiting_answer: 'waiting_accepted' | 'waiting_disputed' | null;
  waiting_minor: number | null;
  /** Packages that should come off here, and what the last proof counted. */
  packages_ordered: number;
  packages_delivered: number | null;
  packages_damaged: number | null;
  /** Minutes waited beyond the free time of the award's terms; null until the truck left. */
  billable_min: number | null;
  /** What that is charged, in the smallest unit of the currency, which is null where nothing is. */
  charge_minor: number | null;
  currency: string | null;
  /** What kind of stop it is for the report on punctuality; null while a truck is awaited. Follows from the others. */
  punctuality: number | null;
  /** How the proof of a delivery stands for the report on proofs; null of a pickup. Follows from the others. */
  proof: number | null;
  /** Whether it is known how long a truck was there, for the report on dwell. Follows from the others. */
  dwell: number;
}
