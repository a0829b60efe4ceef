import type { ReportDraft } from '../../../../domain/shipment/reportDraft.ts';

/** What the fields of a report show and change. */
export interface ReportFieldsProps {
  readonly draft: ReportDraft;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<ReportDraft>) => void;
}
