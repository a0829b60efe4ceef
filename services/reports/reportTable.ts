import { co2eReport } from './co2eReport.ts';
import { dwellReport } from './dwellReport.ts';
import { emptyKmReport } from './emptyKmReport.ts';
import { lanesReport } from './lanesReport.ts';
import { revenueReport, spendReport } from './moneyReport.ts';
import { offersReport } from './offersReport.ts';
import { onTimeReport } from './onTimeReport.ts';
import { otifReport } from './otifReport.ts';
import { proofReport } from './proofReport.ts';
import type { ReportKey } from './reportKeys.ts';
import { scorecardReport } from './scorecardReport.ts';
import { utilisationReport } from './utilisationReport.ts';

/** The reports by their key; routes, documentation and CSV follow from this table. */
export const reportTable = {
  on_time: onTimeReport,
  otif: otifReport,
  dwell: dwellReport,
  proof: proofReport,
  offers: offersReport,
  spend: spendReport,
  revenue: revenueReport,
  lanes: lanesReport,
  utilisation: utilisationReport,
  scorecard: scorecardReport,
  empty_km: emptyKmReport,
  co2e: co2eReport,
} as const satisfies Record<ReportKey, object>;
