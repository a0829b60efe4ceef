import type { ServiceIdentifier } from 'inversify';
import type { TextFiles } from '../shared/TextFiles.ts';
import type { ReportDays, Reports } from './Reports.ts';

export type SaveReportIleap = (days: ReportDays, signal?: AbortSignal) => Promise<void>;
export const SaveReportIleap: ServiceIdentifier<SaveReportIleap> = Symbol('SaveReportIleap');

/** Saves what shipments of some days cause as a file for other systems. Throws a Failure. */
export const saveReportIleap =
  (reports: Reports, files: TextFiles): SaveReportIleap =>
  async ({ from, to }, signal) =>
    files.save(`ileap-${from}-${to}.json`, await reports.ileap({ from, to }, signal), 'application/json');
