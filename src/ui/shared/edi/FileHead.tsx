import type { OpenedFile } from '../../../application/edi/openEdiFile.ts';
import { Card } from '../../components/Card.tsx';
import { useLocale } from '../useLocale.ts';
import styles from './FileHead.module.css';
import { FindingList } from './FindingList.tsx';

interface FileHeadProps {
  readonly file: OpenedFile;
  readonly words: {
    readonly refused: string;
    readonly from: string;
    readonly number: string;
    readonly notes: (count: string) => string;
  };
}

/** Who sent a file, and what is to be said about it as a whole. */
export const FileHead = ({ file: { interchange, errors, notes }, words }: FileHeadProps) => {
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
