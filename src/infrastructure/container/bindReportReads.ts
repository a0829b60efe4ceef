import type { Container } from 'inversify';
import { Reports } from '../../application/reports/Reports.ts';
import { AxiosReports } from '../http/reports/AxiosReports.ts';
import { httpOf } from './serviceClients.ts';

/** What the dashboard and the room of reports read, whichever is loaded first. */
export const bindReportReads = (container: Container): void => {
  if (container.isBound(Reports)) return;
  container.bind(Reports).toResolvedValue((http) => new AxiosReports(http), [httpOf('reports')]);
};
