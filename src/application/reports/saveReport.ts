import type { ServiceIdentifier } from 'inversify';
import type { ReportQuestion } from '../../domain/report/Report.ts';
import type { ReportKey } from '../../domain/report/reportTable.ts';
import type { TextFiles } from '../shared/TextFiles.ts';
import type { Reports } from './Reports.ts';

export type SaveReport = (key: ReportKey, question: ReportQuestion, signal?: AbortSignal) => Promise<void>;
export const SaveReport: ServiceIdentifier<SaveReport> = Symbol('SaveReport');

/** Saves a report as CSV, with every row that its question leaves. */
export const saveReport =
  (reports: Reports, files: TextFiles): SaveReport =>
  async (key, question, signal) => {
    const text = await reports.csv(key, question, signal);
    files.save(`${key.replaceAll('_', '-')}-${question.from}-${question.to}.csv`, text, 'text/csv');
  };
