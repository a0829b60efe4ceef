import type { ServiceIdentifier } from 'inversify';

export interface Question {
  readonly title: string;
  /** What to know first, one by one. */
  readonly points?: readonly string[];
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** Whether confirming deletes something for good. */
  readonly isDangerous?: boolean;
}

/** Modal dialogs; each promise resolves when the dialog is closed. */
export interface Dialogs {
  /** `onShown` is called once the dialog is visible. */
  alert(title: string, text: string, onShown?: () => void): Promise<void>;
  ask(question: Question): Promise<boolean>;
}
export const Dialogs: ServiceIdentifier<Dialogs> = Symbol('Dialogs');
