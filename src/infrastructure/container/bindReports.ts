import type { Container } from 'inversify';
import { Reports } from '../../application/reports/Reports.ts';
import { SaveReport, saveReport } from '../../application/reports/saveReport.ts';
import { SaveReportIleap, saveReportIleap } from '../../application/reports/saveReportIleap.ts';
import { TextFiles } from '../../application/shared/TextFiles.ts';
import { bindReportReads } from './bindReportReads.ts';

/** What the room of reports reads and saves. */
export const bindReports = (container: Container): void => {
  bindReportReads(container);
  container.bind(SaveReport).toResolvedValue(saveReport, [Reports, TextFiles]);
  container.bind(SaveReportIleap).toResolvedValue(saveReportIleap, [Reports, TextFiles]);
};
