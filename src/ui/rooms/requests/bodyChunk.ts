import { chunkOf } from '../../shared/loading/chunkOf.ts';

/** All of a request's page below its header, with its offers: the list does not need it. */
export const bodyChunk = chunkOf(() => import('./RequestBody.tsx'));
