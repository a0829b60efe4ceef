import type { ReportKey } from '../../../domain/report/reportTable.ts';

/** What a report counts. */
export type CaseName = 'stops' | 'deliveries' | 'offers' | 'shipments' | 'trips' | 'vehicle-days' | 'cases';

export const reportCases: Readonly<Record<ReportKey, CaseName>> = {
  on_time: 'stops',
  otif: 'shipments',
  dwell: 'stops',
  proof: 'deliveries',
  offers: 'offers',
  spend: 'shipments',
  revenue: 'shipments',
  lanes: 'shipments',
  utilisation: 'vehicle-days',
  scorecard: 'cases',
  empty_km: 'trips',
  co2e: 'shipments',
};
