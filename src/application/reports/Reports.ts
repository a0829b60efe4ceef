import type { ServiceIdentifier } from 'inversify';
import type { Report, ReportQuestion } from '../../domain/report/Report.ts';
import type { ReportKey } from '../../domain/report/reportTable.ts';

/** What the shipments of the selected company come to. */
export interface Reports {
  read(key: ReportKey, question: ReportQuestion, signal?: AbortSignal): Promise<Report>;
  /** The same as CSV, with all rows instead of a page, and how the figures are made. */
  csv(key: ReportKey, question: ReportQuestion, signal?: AbortSignal): Promise<string>;
}
export const Reports: ServiceIdentifier<Reports> = Symbol('Reports');
