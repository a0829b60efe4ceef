import type { Problem } from '../form/Problem.ts';
import type { CompanyDraft } from './CompanyDraft.ts';

/** What can be wrong with a field of a company's details; the words stand in the text catalogue. */
export type CompanyProblem = Problem | 'postcode' | 'city' | 'country' | 'vat-id';

/** The problem of each field that has one; empty when the details may be saved. */
export type CompanyProblems = Readonly<Partial<Record<keyof CompanyDraft, CompanyProblem>>>;
