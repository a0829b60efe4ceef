import { codesOfSender } from '../../../domain/edi/partner/codesOfSender.ts';
import type { PartnerBook } from '../../../domain/edi/partner/PartnerBook.ts';
import styles from './PartnerCodesField.module.css';
import { PartnerLoad } from './PartnerLoad.tsx';
import { PartnerWays } from './PartnerWays.tsx';
import { ToldLines } from './ToldLines.tsx';
import { useEdiTexts } from './useEdiTexts.ts';
import { usePartnerWrites } from './usePartnerWrites.ts';

interface SenderCodesProps {
  readonly partner: string;
  readonly book: PartnerBook;
  readonly onChange: () => void;
}

/** By which codes the files of a partner are read, and what can be done about them. */
export const SenderCodes = ({ partner, book, onChange }: SenderCodesProps) => {
  const { codes: words } = useEdiTexts();
  const writes = usePartnerWrites(book, { own: partner.trim().toUpperCase(), onChange });
  const codes = codesOfSender(book, partner);
  return (
    <details className={styles.field}>
      <summary>{codes ? words.own(partner) : words.usual(partner)}</summary>
      <div className={styles.body}>
        <p>{words.lead}</p>
        <div className={styles.ways}>
          <PartnerLoad name={words.loadName(partner)} onFile={writes.load} />
          {codes && <PartnerWays codes={codes} book={book} writes={writes} />}
        </div>
        <ToldLines told={writes.told} />
      </div>
    </details>
  );
};
