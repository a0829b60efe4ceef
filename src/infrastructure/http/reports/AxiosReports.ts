import type { ReportDays, Reports } from '../../../application/reports/Reports.ts';
import type { Report, ReportQuestion } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { reportAnswer } from './reportAnswer.ts';

/** The reports of a company over HTTP. */
export class AxiosReports implements Reports {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(key: ReportKey, { page, size, ...asked }: ReportQuestion, signal?: AbortSignal): Promise<Report> {
    return this.#http.call(`GET /v1/reports/${key}`, {
      query: { ...asked, page: String(page), size: String(size) },
      answer: reportAnswer,
      background: true,
      signal,
    });
  }

  async csv(key: ReportKey, question: ReportQuestion, signal?: AbortSignal): Promise<string> {
    const { page: _, size: __, ...asked } = question;
    const file = await this.#http.file(`GET /v1/reports/${key}.csv`, { query: asked, background: true, signal });
    return file.text();
  }

  async ileap({ from, to }: ReportDays, signal?: AbortSignal): Promise<string> {
    const call = { query: { from, to }, background: true, signal } as const;
    return (await this.#http.file('GET /v1/reports/co2e.ileap', call)).text();
  }
}
