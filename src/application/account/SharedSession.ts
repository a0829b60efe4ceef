import type { SelectedCompany } from '../../domain/session/SelectedCompany.ts';

/** What an open tab gives a new one. */
export interface SharedSession {
  /** A hand-over token: it can be used once. */
  readonly token: string;
  readonly company: SelectedCompany | undefined;
}
