import type { ProblemCode } from './ProblemCode.ts';

/** The limits a problem's message names, in the field's unit. */
export interface Limits {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly decimals?: number | undefined;
}

/** What is wrong with one field. */
export interface Problem {
  readonly code: ProblemCode;
  readonly limits?: Limits | undefined;
}

/** Problems by path; empty if the draft can be sent. */
export type Problems<Path extends string = string> = { readonly [Field in Path]?: Problem | undefined };
