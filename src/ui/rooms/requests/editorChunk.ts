import { chunkOf } from '../../shared/loading/chunkOf.ts';

/** The editor, which is as large as half the room. */
export const editorChunk = chunkOf(() => import('./RequestEditor.tsx'));
