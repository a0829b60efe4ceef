import { chunkOf } from '../../../shared/loading/chunkOf.ts';

/** The electronic record, which is looked at now and then. */
export const noteRecordChunk = chunkOf(() => import('./NoteRecordCard.tsx'));
