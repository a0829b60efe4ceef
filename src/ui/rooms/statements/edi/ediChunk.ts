import { chunkOf } from '../../../shared/loading/chunkOf.ts';

/** A statement as files of EDI, with the rules that write and read them: few visits need it. */
export const ediChunk = chunkOf(() => import('./EdiCards.tsx'));
