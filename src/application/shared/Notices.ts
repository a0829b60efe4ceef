import type { ServiceIdentifier } from 'inversify';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Notice {
  readonly id: string;
  readonly text: string;
  /** Adds a "Try again" button. */
  readonly retry?: () => void;
  /** Good news, which leaves by itself, and what can be done about it, such as undoing it. */
  readonly news?: readonly NoticeAction[];
}

/**
 * Toasts, at most three at once: what failed stays until it is dismissed or three newer ones stand, good news leaves by itself. Repeated
 * texts are shown once.
 */
export interface Notices {
  /** Says what failed. Returns a function that removes the notice. */
  show(text: string, retry?: () => void): () => void;
  /** Says what went well. Of more than three notices it gives way first, unless it can be undone. */
  tell(text: string, actions?: readonly NoticeAction[]): void;
  dismiss(id: string): void;
  /** Removes all good news, as after a change of company. */
  forgetNews(): void;
  list(): readonly Notice[];
  onChange(listener: () => void): () => void;
}
export const Notices: ServiceIdentifier<Notices> = Symbol('Notices');
