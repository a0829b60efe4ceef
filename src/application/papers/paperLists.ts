import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { CompanyList } from '../shared/CompanyList.ts';

/** Lists that show a document owner's papers. */
export const paperLists = {
  vehicle: ['vehicles', 'papers', 'loads'],
  driver: ['drivers', 'papers', 'loads'],
} as const satisfies Record<DocumentOwner['kind'], readonly CompanyList[]>;
