import { downloadName } from '../../domain/download/downloadName.ts';
import { latinBytes } from '../../domain/edi/edifact/latinBytes.ts';
import type { WrittenFile } from '../../domain/edi/x12/writeX12.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';

/** Saves a file of EDIFACT in the character set that its header names. Answers the values that lost characters or were cut off. */
export const saveEdifact = (files: MadeFiles, { text, changed }: WrittenFile, fileName: string): readonly string[] => {
  files.save(new Blob([latinBytes(text)], { type: 'application/edifact' }), downloadName(fileName));
  return changed;
};
