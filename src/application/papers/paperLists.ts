import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { CompanyList } from '../shared/CompanyList.ts';

/** The lists that show something of an owner's papers. */
export const paperLists = {
  vehicle: ['vehicles', 'papers'],
  driver: ['drivers', 'papers'],
} as const satisfies Record<DocumentOwner['kind'], readonly CompanyList[]>;
