import { useState } from 'react';
import { PartnerCodeWrites } from '../../../application/edi/partnerCodeWrites.ts';
import type { EdiPartner } from '../../../domain/edi/partner/EdiPartner.ts';
import type { PartnerBook } from '../../../domain/edi/partner/PartnerBook.ts';
import type { PartnerCodes } from '../../../domain/edi/partner/PartnerCodes.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useQuestion } from '../useQuestion.ts';
import { useWriteTask } from '../useWriteTask.ts';
import { useEdiTexts } from './useEdiTexts.ts';

/** Problems of a file that are shown: the others come up when those are mended. */
const mostShown = 5;

interface Shown {
  /** The id of the partner whose codes are meant, where they are shown for one alone. */
  readonly own?: string;
  /** Called after each write. */
  readonly onChange?: () => void;
}

/** What is done with codes of partners, on the book as it is shown. */
export const usePartnerWrites = (book: PartnerBook, { own, onChange = () => {} }: Shown = {}) => {
  const { codes: words } = useEdiTexts();
  const writes = useInjection(PartnerCodeWrites);
  const ask = useQuestion();
  const [told, setTold] = useState<readonly string[]>([]);
  const confirm = ({ title, ...question }: typeof words.ask | typeof words.askReplace, id: string): Promise<boolean> =>
    ask({ ...question, title: title(id), isDangerous: true });
  /** Whether the company has no codes of the partner, or they shall be replaced. */
  const mayKeep = async (id: string): Promise<boolean> => {
    const isKept = book.partners.some(({ codes }) => codes.address.id === id);
    return !isKept || confirm(words.askReplace, id);
  };
  const loading = useWriteTask<File>(
    async (file) => {
      setTold([]);
      const parsed = await writes.parse(file);
      if (!parsed.ok) {
        return setTold(parsed.problems.slice(0, mostShown).map(({ code, path }) => words.problems[code](path)));
      }
      const { id } = parsed.codes.address;
      if (!(await mayKeep(id))) return;
      await writes.keep(parsed.codes, book);
      if (own === undefined) setTold([words.loaded(id)]);
      else if (own !== id) setTold([words.other(id)]);
      onChange();
    },
    { partner: words.partner },
  );
  const takingOver = useWriteTask<PartnerCodes>(
    async (codes) => {
      if (!(await mayKeep(codes.address.id))) return;
      setTold([]);
      await writes.keep(codes, book);
      onChange();
    },
    { partner: words.partner },
  );
  const removing = useWriteTask<EdiPartner>(async (partner) => {
    if (!(await confirm(words.ask, partner.codes.address.id))) return;
    setTold([]);
    await writes.remove(partner);
    onChange();
  });
  return {
    told,
    load: (file: File) => void loading.run(file),
    takeOver: (codes: PartnerCodes) => void takingOver.run(codes),
    remove: (partner: EdiPartner) => void removing.run(partner),
    discard: (codes: PartnerCodes): void => {
      setTold([]);
      writes.discard(codes);
      onChange();
    },
    save: writes.save,
  };
};

export type PartnerWrites = ReturnType<typeof usePartnerWrites>;
