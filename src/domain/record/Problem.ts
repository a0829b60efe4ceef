import type { ProblemCode } from './ProblemCode.ts';

/** Bounds that a sentence about a problem names, in the field's unit. */
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

/** The problem of each field that has one, by its path; empty when a draft may be sent. */
export type Problems<Path extends string = string> = { readonly [Field in Path]?: Problem | undefined };
