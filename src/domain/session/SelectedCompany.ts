import type { Company } from '../company/Company.ts';

/** The company sent with every call (seed §6). */
export interface SelectedCompany extends Company {
  /** Id of the user who selected it; undefined if it was matched to the host. */
  readonly chosenBy?: string;
}
