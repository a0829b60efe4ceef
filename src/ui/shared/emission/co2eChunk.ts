import { chunkOf } from '../loading/chunkOf.ts';

/** How a figure was found, which most visits never open. */
export const co2eChunk = chunkOf(() => import('./Co2eDialog.tsx'));
