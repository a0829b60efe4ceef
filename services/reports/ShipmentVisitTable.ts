/** What came of a shipment by its deliveries; written by triggers together with what happened at its stops. */
export interface ShipmentVisitTable {
  shipment_id: string;
  /** The shipper. */
  company_id: string;
  carrier_id: string;
  /** The day its last window ends by the clock there, `YYYY-MM-DD`. */
  day: string;
  due_at: Date;
  reference: string;
  lane: string;
  /** What kind of shipment it is for the report on deliveries on time and in full. */
  otif: number;
  /** Packages that should be delivered, and how many of these came. */
  ordered: number;
  delivered: number | null;
}
