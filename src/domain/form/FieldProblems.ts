import type { Problem } from './Problem.ts';

/** The problem of each field that has one; empty when the draft may be sent. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, Problem>>>;
