import { useState } from 'react';
import { KnownCodes } from '../../../application/edi/knownCodes.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useTask } from '../useTask.ts';
import { useEdiTexts } from './useEdiTexts.ts';

/** Problems of a file that are shown: the others come up when those are mended. */
const mostShown = 5;

/** The codes of a partner: loaded from a file, and forgotten again. `onChange` reads the file of the partner anew. */
export const usePartnerCodes = (partner: string, onChange: () => void) => {
  const { codes: words } = useEdiTexts();
  const known = useInjection(KnownCodes);
  const [told, setTold] = useState<readonly string[]>([]);
  const loading = useTask<File>(async (blob) => {
    const parsed = known.keep(await blob.text());
    if (!parsed.ok) {
      return setTold(parsed.problems.slice(0, mostShown).map(({ code, path }) => words.problems[code](path)));
    }
    setTold(parsed.partner === partner.trim().toUpperCase() ? [] : [words.other(parsed.partner)]);
    onChange();
  });
  return {
    isOwn: known.of(partner) !== undefined,
    told,
    load: (blob: File) => void loading.run(blob),
    forget: (): void => {
      known.forget(partner);
      setTold([]);
      onChange();
    },
  };
};
