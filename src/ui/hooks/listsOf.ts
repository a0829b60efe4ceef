import type { DocumentOwner } from '../../domain/document/DocumentOwner.ts';

const lists = { vehicle: 'vehicles', driver: 'drivers' } as const satisfies Record<DocumentOwner['kind'], string>;

/** The lists that show something of an owner's papers (`useWriting`). */
export const listsOf = ({ kind }: DocumentOwner): readonly string[] => [lists[kind], 'papers'];
