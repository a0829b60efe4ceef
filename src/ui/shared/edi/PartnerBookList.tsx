import { codesInUse } from '../../../domain/edi/partner/codesInUse.ts';
import type { PartnerBook } from '../../../domain/edi/partner/PartnerBook.ts';
import { useLocale } from '../useLocale.ts';
import styles from './PartnerCodesField.module.css';
import { PartnerLoad } from './PartnerLoad.tsx';
import { PartnerRow } from './PartnerRow.tsx';
import { ToldLines } from './ToldLines.tsx';
import { useEdiTexts } from './useEdiTexts.ts';
import { usePartnerWrites } from './usePartnerWrites.ts';

interface PartnerBookListProps {
  readonly book: PartnerBook;
  readonly onChange: () => void;
}

/** Partners with codes of their own: those of the company, then those that only this browser has. */
export const PartnerBookList = ({ book, onChange }: PartnerBookListProps) => {
  const { codes: words } = useEdiTexts();
  const number = new Intl.NumberFormat(useLocale());
  const writes = usePartnerWrites(book, { onChange });
  const all = [...book.partners.map(({ codes }) => codes), ...book.leftOver];
  return (
    <details className={styles.field}>
      <summary>{words.list(number.format(codesInUse(book).length))}</summary>
      <div className={styles.body}>
        <p>{words.listLead}</p>
        {all.length === 0 && <p>{words.none}</p>}
        {all.length > 0 && (
          <ul className={styles.rows}>
            {all.map((codes, at) => (
              <PartnerRow
                key={`${codes.address.id} ${at < book.partners.length}`}
                codes={codes}
                book={book}
                writes={writes}
              />
            ))}
          </ul>
        )}
        <div className={styles.ways}>
          <PartnerLoad onFile={writes.load} />
        </div>
        <ToldLines told={writes.told} />
      </div>
    </details>
  );
};
