import type { ServiceIdentifier } from 'inversify';
import type { Report, ReportKey, ReportQuestion } from '../../domain/report/Report.ts';

/** What the shipments of the selected company come to. */
export interface Reports {
  read(key: ReportKey, question: ReportQuestion, signal?: AbortSignal): Promise<Report>;
}
export const Reports: ServiceIdentifier<Reports> = Symbol('Reports');
