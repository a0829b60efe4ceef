import type { Problem } from '../account/Problem.ts';
import type { CompanyDraft } from './CompanyDraft.ts';

/** What can be wrong with a field of a company's details; the words stand in the text catalogue. */
export type CompanyProblem = Problem | 'country';

/** The problem of each field that has one; empty when the details may be saved. */
export type CompanyProblems = Readonly<Partial<Record<keyof CompanyDraft, CompanyProblem>>>;
