import type { ServiceIdentifier } from 'inversify';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** A yes takes something away for good. */
  readonly isDangerous?: boolean;
}

/** Interruptions of the person: each answers once it is closed. */
export interface Dialogs {
  /** `onShown` is told once it stands there to be read. */
  alert(title: string, text: string, onShown?: () => void): Promise<void>;
  ask(question: Question): Promise<boolean>;
}
export const Dialogs: ServiceIdentifier<Dialogs> = Symbol('Dialogs');
