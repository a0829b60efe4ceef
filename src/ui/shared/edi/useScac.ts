import { useState } from 'react';
import { parseScac } from '../../../domain/edi/parseScac.ts';

/** What is wrong with a carrier code, and the file (such as `990`) that cannot go without one. */
export type ScacTrouble = { readonly problem: 'wrong' } | { readonly problem: 'missing'; readonly kind: string };

/** The carrier code that is typed for files, and what is wrong with it. */
export const useScac = () => {
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<ScacTrouble>();
  const parsed = parseScac(typed);
  return {
    typed,
    setTyped,
    trouble,
    /** Goes on with the code for a kind of file that needs one. */
    needed: (kind: string, save: (scac: string) => void): void => {
      const { ok } = parsed;
      setTrouble(ok ? undefined : parsed.problem === 'wrong' ? { problem: 'wrong' } : { problem: 'missing', kind });
      if (parsed.ok) save(parsed.scac);
    },
    /** Goes on with the code, or without one. */
    optional: (save: (scac: string | undefined) => void): void => {
      const isWrong = !parsed.ok && parsed.problem === 'wrong';
      setTrouble(isWrong ? { problem: 'wrong' } : undefined);
      if (!isWrong) save(parsed.ok ? parsed.scac : undefined);
    },
    /** Goes on with a file that has no place for it. */
    none: (save: () => void): void => {
      setTrouble(undefined);
      save();
    },
  };
};

export type Scac = ReturnType<typeof useScac>;
