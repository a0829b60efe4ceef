import type { ServiceIdentifier } from 'inversify';

export interface Notice {
  readonly id: string;
  readonly text: string;
  /** Adds a "Try again" button. */
  readonly retry?: () => void;
}

/** Toasts for failed reads and background calls. Repeated texts are shown once. */
export interface Notices {
  /** Returns a function that removes the notice. */
  show(text: string, retry?: () => void): () => void;
  dismiss(id: string): void;
  list(): readonly Notice[];
  onChange(listener: () => void): () => void;
}
export const Notices: ServiceIdentifier<Notices> = Symbol('Notices');
