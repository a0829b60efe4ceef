import type { ServiceIdentifier } from 'inversify';

export interface Notice {
  readonly id: string;
  readonly text: string;
  /** Offered as "Try again" when there is something to try. */
  readonly retry?: () => void;
}

/** Quiet messages at the edge of the page, for reads and background calls. The same text is shown once. */
export interface Notices {
  /** The answer takes the message back. */
  tell(text: string, retry?: () => void): () => void;
  dismiss(id: string): void;
  list(): readonly Notice[];
  onChange(listener: () => void): () => void;
}
export const Notices: ServiceIdentifier<Notices> = Symbol('Notices');
