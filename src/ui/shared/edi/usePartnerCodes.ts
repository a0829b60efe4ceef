import { useState } from 'react';
import { PartnerCodeBook } from '../../../application/edi/partnerCodeBook.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useTask } from '../useTask.ts';
import { useEdiTexts } from './useEdiTexts.ts';

/** Problems of a file that are shown: the others come up when those are mended. */
const mostShown = 5;

/** The codes of a partner: loaded from a file, and forgotten again. `onChange` reads the file of the partner anew. */
export const usePartnerCodes = (partner: string, onChange: () => void) => {
  const { codes: words } = useEdiTexts();
  const known = useInjection(PartnerCodeBook);
  const [told, setTold] = useState<readonly string[]>([]);
  const loading = useTask<File>(async (blob) => {
    const parsed = known.keep(await blob.text());
    if (!parsed.ok) {
      return setTold(parsed.problems.slice(0, mostShown).map(({ code, path }) => words.problems[code](path)));
    }
    const { id } = parsed.codes.address;
    setTold(id === partner.trim().toUpperCase() ? [] : [words.other(id)]);
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
