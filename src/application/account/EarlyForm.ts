import type { ServiceIdentifier } from 'inversify';

/** What was pressed in an early form: Sign in, or a link, by its path. */
export type EarlyPress = 'submit' | `/${string}`;

/**
 * The sign-in form that arrived with the page, and was typed into before the application ran. There is none once it was
 * taken over.
 */
export interface EarlyForm {
  /** What a field holds now; undefined without such a form. */
  typed(field: string): string | undefined;
  /** The field that has the focus; undefined if none has it. */
  focused(): string | undefined;
  /** Ends its own life. Returns what was pressed last, if nothing was typed since. */
  take(): EarlyPress | undefined;
}
export const EarlyForm: ServiceIdentifier<EarlyForm> = Symbol('EarlyForm');
