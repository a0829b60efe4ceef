import { StatusBadge } from '../../../components/StatusBadge.tsx';
import styles from '../Statement.module.css';
import { useStatementTexts } from '../useStatementTexts.ts';

interface ComparedRowProps {
  readonly name: string;
  /** What the statement and the file say, in words; undefined where one of them has no such line. */
  readonly stated: string | undefined;
  readonly invoiced: string | undefined;
  /** What the file has more; below 0 for less. */
  readonly moreMinor: number;
  readonly more: string;
}

/** A line of a statement beside that of an invoice. */
export const ComparedRow = ({ name, stated, invoiced, moreMinor, more }: ComparedRowProps) => {
  const { compare: words } = useStatementTexts().edi;
  const isSame = stated !== undefined && invoiced !== undefined && moreMinor === 0;
  const difference = moreMinor > 0 ? words.more(more) : words.less(more);
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.reason}>
        {stated === undefined ? words.notStated : words.stated(stated)} ·{' '}
        {invoiced === undefined ? words.notInvoiced : words.invoiced(invoiced)}
      </span>
      <StatusBadge tone={isSame ? 'good' : 'warning'}>{isSame ? words.equal : difference}</StatusBadge>
    </li>
  );
};
