import { chunkOf } from '../../../shared/loading/chunkOf.ts';

/** A shipment as files of EDI, with the rules that write them: few visits need it. */
export const ediChunk = chunkOf(() => import('./EdiStatusCard.tsx'));
