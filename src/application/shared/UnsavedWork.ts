import type { ServiceIdentifier } from 'inversify';

/** Whether the person has begun something in these pages that would be lost if they were left. */
export interface UnsavedWork {
  /** Counts one piece of work; the answer ends it, once. */
  begin(): () => void;
  any(): boolean;
}
export const UnsavedWork: ServiceIdentifier<UnsavedWork> = Symbol('UnsavedWork');
