import type { Company } from '../company/Company.ts';

/** The company every call speaks for (seed §6). */
export interface SelectedCompany extends Company {
  /** The id of the user who chose it; absent for the one that was matched to the host. */
  readonly chosenBy?: string;
}
