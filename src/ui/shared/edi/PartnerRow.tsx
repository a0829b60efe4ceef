import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { codesInUse } from '../../../domain/edi/partner/codesInUse.ts';
import type { PartnerBook } from '../../../domain/edi/partner/PartnerBook.ts';
import type { PartnerCodes } from '../../../domain/edi/partner/PartnerCodes.ts';
import { useLocale } from '../useLocale.ts';
import { useWorkplace } from '../workplace/useWorkplace.ts';
import styles from './PartnerCodesField.module.css';
import { PartnerWays } from './PartnerWays.tsx';
import { useEdiTexts } from './useEdiTexts.ts';
import type { PartnerWrites } from './usePartnerWrites.ts';

interface PartnerRowProps {
  readonly codes: PartnerCodes;
  readonly book: PartnerBook;
  readonly writes: PartnerWrites;
}

const countOf = ({ status, reason, answer }: PartnerCodes['read' | 'write']): number =>
  [status, reason, answer].flatMap((table) => Object.keys(table)).length;

/** A partner with how many codes of its own it has, and where they are kept. */
export const PartnerRow = ({ codes, book, writes }: PartnerRowProps) => {
  const { codes: words } = useEdiTexts();
  const number = new Intl.NumberFormat(useLocale());
  const writing = mayWrite(useWorkplace().membership.role);
  const { address, company, read, write } = codes;
  const isUsed = codesInUse(book).includes(codes);
  const counts = [words.reads(number.format(countOf(read))), words.writes(number.format(countOf(write)))].join(', ');
  const onlyHere = writing ? words.onlyHere : words.onlyHereViewer;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <b>{address.id}</b>
        <p>{[company, counts].filter(Boolean).join(' · ')}</p>
        {book.leftOver.includes(codes) && <p>{isUsed ? onlyHere : words.overruled}</p>}
      </div>
      <div className={styles.ways}>
        <PartnerWays codes={codes} book={book} writes={writes} />
      </div>
    </li>
  );
};
