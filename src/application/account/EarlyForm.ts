import type { ServiceIdentifier } from 'inversify';

/**
 * The sign-in form that arrived with the page, and was typed into before the application ran. There is none once it was
 * taken over.
 */
export interface EarlyForm {
  /** What a field holds now; undefined without such a form. */
  typed(field: string): string | undefined;
  /** The field that has the focus; undefined if none has it. */
  focused(): string | undefined;
  /** Ends its own life. Returns whether Sign in was pressed, and nothing typed since. */
  take(): boolean;
}
export const EarlyForm: ServiceIdentifier<EarlyForm> = Symbol('EarlyForm');
