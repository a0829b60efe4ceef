import { createContext } from 'react';
import type { Membership } from '../../../domain/company/Membership.ts';

/** The company the user is working in, and the others they could switch to. */
export interface CurrentWorkplace {
  readonly membership: Membership;
  readonly others: readonly Membership[];
  readonly elsewhere: readonly Membership[];
}

export const WorkplaceContext = createContext<CurrentWorkplace | undefined>(undefined);
