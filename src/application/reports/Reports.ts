import type { ServiceIdentifier } from 'inversify';
import type { Report, ReportQuestion } from '../../domain/report/Report.ts';
import type { ReportKey } from '../../domain/report/reportTable.ts';

/** From and to a day, `YYYY-MM-DD`. */
export type ReportDays = Pick<ReportQuestion, 'from' | 'to'>;

/** What the shipments of the selected company come to. */
export interface Reports {
  read(key: ReportKey, question: ReportQuestion, signal?: AbortSignal): Promise<Report>;
  /** The same as CSV, with all rows instead of a page, and how the figures are made. */
  csv(key: ReportKey, question: ReportQuestion, signal?: AbortSignal): Promise<string>;
  /** What the report on CO2e counts in some days in the form of iLEAP, as JSON. Throws a Failure, such as for too many shipments. */
  ileap(days: ReportDays, signal?: AbortSignal): Promise<string>;
}
export const Reports: ServiceIdentifier<Reports> = Symbol('Reports');
