import type { Container } from 'inversify';
import { Reports } from '../../application/reports/Reports.ts';
import { SaveReport, saveReport } from '../../application/reports/saveReport.ts';
import { TextFiles } from '../../application/shared/TextFiles.ts';
import { AxiosReports } from '../http/reports/AxiosReports.ts';
import { httpOf } from './serviceClients.ts';

/** What the room of reports reads and saves. */
export const bindReports = (container: Container): void => {
  container.bind(Reports).toResolvedValue((http) => new AxiosReports(http), [httpOf('reports')]);
  container.bind(SaveReport).toResolvedValue(saveReport, [Reports, TextFiles]);
};
