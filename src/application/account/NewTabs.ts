import type { ServiceIdentifier } from 'inversify';
import type { SharedSession } from './SharedSession.ts';

/** New tabs of this origin that look for a session. */
export interface NewTabs {
  /** Answers each that chooses this tab, until the returned function is called. */
  answer(share: () => Promise<SharedSession | undefined>): () => void;
}
export const NewTabs: ServiceIdentifier<NewTabs> = Symbol('NewTabs');
