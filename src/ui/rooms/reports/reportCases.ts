import type { ReportKey } from '../../../domain/report/reportTable.ts';

/** What a report counts. */
export type CaseName = 'stops' | 'deliveries' | 'shipments';

export const reportCases: Readonly<Record<ReportKey, CaseName>> = {
  on_time: 'stops',
  dwell: 'stops',
  proof: 'deliveries',
  spend: 'shipments',
  revenue: 'shipments',
};
