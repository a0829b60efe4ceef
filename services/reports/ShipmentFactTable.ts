/** What reports ask of a shipment as a whole; written by triggers. */
export interface ShipmentFactTable {
  shipment_id: string;
  /** The shipper. */
  company_id: string;
  carrier_id: string;
  /** The day its last window ends by the clock there, `YYYY-MM-DD`. */
  day: string;
  due_at: Date;
  reference: string;
  lane: string;
  /** Whether it is paid for (`priceKinds.ts`). */
  money: number;
  price_minor: number;
  fee_minor: number;
  currency: string;
  km: number;
  /** 0 if its shipper gave no weight. */
  grams: number;
  /** Waiting, as its statement has it. */
  waiting_minor: number;
  /** How its CO2e was found (`co2eKinds.ts`), and that in grams; for how many tonne-kilometres, in hundred-thousandths. */
  co2e: number;
  wtw_grams: number | null;
  ttw_grams: number | null;
  tkm_parts: number | null;
}
