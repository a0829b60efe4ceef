import type { ReportDays, Reports } from '../../../src/application/reports/Reports.ts';
import type { Report, ReportQuestion } from '../../../src/domain/report/Report.ts';
import type { ReportKey } from '../../../src/domain/report/reportTable.ts';
import { reportFactory } from '../factories/reportFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Reports, answered as configured. */
export class FakeReports implements Reports {
  readonly asked: (ReportQuestion & { readonly key: ReportKey })[] = [];
  readonly savedDays: ReportDays[] = [];
  report: Outcome<Report> = reportFactory.build();
  /** Of days that begin at another one. */
  readonly reportFrom = new Map<string, Outcome<Report>>();
  text: Outcome<string> = 'Shipment\r\n';

  read(key: ReportKey, question: ReportQuestion): Promise<Report> {
    this.asked.push({ key, ...question });
    return settle(this.reportFrom.get(question.from) ?? this.report);
  }

  csv(key: ReportKey, question: ReportQuestion): Promise<string> {
    this.asked.push({ key, ...question });
    return settle(this.text);
  }

  ileap(days: ReportDays): Promise<string> {
    this.savedDays.push(days);
    return settle(this.text);
  }
}
