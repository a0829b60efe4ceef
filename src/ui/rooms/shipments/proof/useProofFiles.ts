import { useState } from 'react';
import { Photos } from '../../../../application/shipments/Photos.ts';
import { checkFile } from '../../../../domain/paper/checkFile.ts';
import type { FileProblem } from '../../../../domain/paper/FileProblem.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';

/** The same file chosen twice is one; a photo that is made smaller is a new file each time. */
export const keyOf = ({ name, size }: File): string => `${name} ${size}`;

const without = (files: readonly File[], key: string) => files.filter((each) => keyOf(each) !== key);

/** The files of a proof: those it begins with as far as they were not removed, and those that were added. */
export const useProofFiles = (first: readonly File[]) => {
  const photos = useInjection(Photos);
  const [added, setAdded] = useState<readonly File[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [preparing, setPreparing] = useState(0);
  const chosen = [...first.filter((file) => !removed.has(keyOf(file))), ...added];
  return {
    chosen,
    /** Takes a file, a photo made smaller; or tells why it cannot be one of a proof, such as that it is one already. */
    add: async (picked: File): Promise<FileProblem | 'twice' | undefined> => {
      setPreparing((count) => count + 1);
      const file = await photos.shrink(picked).finally(() => setPreparing((count) => count - 1));
      const found = checkFile(file, 'other');
      if (found) return found;
      const key = keyOf(file);
      if (chosen.some((each) => keyOf(each) === key)) return 'twice';
      setRemoved((before) => new Set(before).add(key));
      setAdded((before) => [...without(before, key), file]);
      return undefined;
    },
    remove: (file: File): void => {
      setRemoved((before) => new Set(before).add(keyOf(file)));
      setAdded((before) => without(before, keyOf(file)));
    },
    isPreparing: preparing > 0,
  };
};
