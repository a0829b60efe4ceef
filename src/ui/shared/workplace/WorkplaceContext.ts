import { createContext } from 'react';
import type { Membership } from '../../../domain/company/Membership.ts';

/** Where the person works at the moment, and where else they could. */
export interface CurrentWorkplace {
  readonly membership: Membership;
  readonly others: readonly Membership[];
  readonly elsewhere: readonly Membership[];
}

export const WorkplaceContext = createContext<CurrentWorkplace | undefined>(undefined);
