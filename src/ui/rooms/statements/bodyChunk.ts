import { chunkOf } from '../../shared/loading/chunkOf.ts';

/** All of a statement's page below its header, which the list does not need. */
export const bodyChunk = chunkOf(() => import('./StatementBody.tsx'));
