/** An offer, or a fleet that was asked by name and made none, as one of its parties sees it; written by triggers. */
export interface OfferCaseTable {
  /** Whose it is: the shipper's or the carrier's. */
  owner_id: string;
  /** The other party. */
  party_id: string;
  carrier_id: string;
  load_id: string;
  /** Null without an offer. */
  offer_id: string | null;
  /** When the offer was made, or the fleet was asked. */
  at: Date;
  /** The day of that by the clock at the pickup, `YYYY-MM-DD`. */
  day: string;
  lane: string;
  /** What kind of case it is for reports on offers. */
  kind: number;
  /** From the request to the first answer of the fleet; null of later ones and without an answer. */
  minutes: number | null;
  /** Until when it, or the counter-offer for it, holds; when its request closes, if there is no offer. */
  holds_until: Date;
}
