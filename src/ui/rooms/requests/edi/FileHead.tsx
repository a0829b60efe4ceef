import type { TenderFile } from '../../../../application/edi/importTenders.ts';
import { FindingList } from '../../../shared/edi/FindingList.tsx';
import { Card } from '../../../components/Card.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from './EdiImportPage.module.css';
import { useEdiImportTexts } from './useEdiImportTexts.ts';

/** Who sent a file, and what is to be said about it as a whole. */
export const FileHead = ({ file: { interchange, errors, notes } }: { readonly file: TenderFile }) => {
  const words = useEdiImportTexts();
  const number = new Intl.NumberFormat(useLocale());
  const all = [...(interchange?.isTest ? [{ code: 'test_file' } as const] : []), ...notes];
  if (!interchange) {
    return (
      <Card title={words.refused}>
        <div className={styles.body}>
          <FindingList findings={errors} tone="bad" />
        </div>
      </Card>
    );
  }
  return (
    <div className={styles.head}>
      <p>
        {words.from} <b>{interchange.sender.id}</b> · {words.number} <b>{interchange.control}</b>
      </p>
      {all.length > 0 && (
        <FindingList findings={all} summary={all.length > 2 ? words.notes(number.format(all.length)) : undefined} />
      )}
    </div>
  );
};
