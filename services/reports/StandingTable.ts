/** Since when a vehicle is in service or off the road; written by triggers. */
export interface StandingTable {
  vehicle_id: string;
  company_id: string;
  since: Date;
  standing: 'in_service' | 'maintenance' | 'out_of_service' | 'retired';
}
