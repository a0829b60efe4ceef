import type { ServiceIdentifier } from 'inversify';

/** Whether leaving the page would lose input. */
export interface UnsavedWork {
  /** Counts a piece of unsaved work; call the returned function when it is done. */
  begin(): () => void;
  any(): boolean;
}
export const UnsavedWork: ServiceIdentifier<UnsavedWork> = Symbol('UnsavedWork');
