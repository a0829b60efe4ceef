import type { Container } from 'inversify';
import { Reports } from '../../application/reports/Reports.ts';
import { AxiosReports } from '../http/reports/AxiosReports.ts';
import { httpOf } from './serviceClients.ts';

/** What the room of reports reads. */
export const bindReports = (container: Container): void => {
  container.bind(Reports).toResolvedValue((http) => new AxiosReports(http), [httpOf('reports')]);
};
