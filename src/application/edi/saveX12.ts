import { downloadName } from '../../domain/download/downloadName.ts';
import type { WrittenFile } from '../../domain/edi/x12/writeX12.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';

/** Saves a file of X12. Answers the values that lost characters which it cannot hold. */
export const saveX12 = (files: MadeFiles, { text, changed }: WrittenFile, fileName: string): readonly string[] => {
  files.save(new Blob([text], { type: 'application/edi-x12' }), downloadName(fileName));
  return changed;
};
