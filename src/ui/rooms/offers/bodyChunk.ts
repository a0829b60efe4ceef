import { chunkOf } from '../../shared/loading/chunkOf.ts';

/** All of an offer's page below its header, with the form of a new price: the list does not need it. */
export const bodyChunk = chunkOf(() => import('./OfferBody.tsx'));
