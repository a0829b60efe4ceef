import type { LazyArea } from './lazyArea.ts';

/** The parts of the application, each loaded when it is first needed. main.tsx joins them with what they work on. */
export interface Areas {
  readonly authentication: LazyArea;
  readonly admin: LazyArea;
  readonly download: LazyArea;
}
