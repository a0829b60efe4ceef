import type { DraftForm } from './DraftForm.ts';

/** Where something was typed: by whom, for which company, on which page and in which of its forms. */
export interface DraftPlace {
  readonly userId: string;
  readonly companyId: string;
  /** Path and query. */
  readonly path: string;
  readonly form: DraftForm;
}
