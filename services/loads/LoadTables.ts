/** A load that a fleet does not want to see again; the shipper learns the reason. */
export interface LoadDeclineTable {
  load_id: string;
  company_id: string;
  shipper_id: string;
  at: Date;
  reason: string;
  note: string | null;
}
