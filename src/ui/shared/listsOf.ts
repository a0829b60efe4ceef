import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { CompanyList } from '../../application/shared/CompanyList.ts';

const lists = { vehicle: 'vehicles', driver: 'drivers' } as const satisfies Record<DocumentOwner['kind'], CompanyList>;

/** Lists that show a document owner's papers (`useWriting`). */
export const listsOf = ({ kind }: DocumentOwner): readonly CompanyList[] => [lists[kind], 'papers'];
