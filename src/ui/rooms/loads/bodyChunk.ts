import { chunkOf } from '../../shared/loading/chunkOf.ts';

/** All of a load's page below its header, with the form of an offer: the list does not need it. */
export const bodyChunk = chunkOf(() => import('./LoadBody.tsx'));
