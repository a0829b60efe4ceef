import type { StatementRecord } from '../../../../domain/statement/Statement.ts';
import { Card } from '../../../components/Card.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { FileHead } from '../../../shared/edi/FileHead.tsx';
import { FindingList } from '../../../shared/edi/FindingList.tsx';
import styles from '../Statement.module.css';
import { useStatementTexts } from '../useStatementTexts.ts';
import { ComparedLines } from './ComparedLines.tsx';
import { useInvoiceCompare } from './useInvoiceCompare.ts';

/** Compares an invoice of a file with a statement. */
export const CompareCard = ({ statement }: { readonly statement: StatementRecord }) => {
  const { compare: words } = useStatementTexts().edi;
  const { file, meant, compared, others, pending, read } = useInvoiceCompare(statement);
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        <p className={styles.muted}>{words.lead}</p>
        <FileDrop
          label={words.file}
          hint={words.hint}
          accept=".edi,.x12,.210,.txt,.dat,text/plain,application/edi-x12"
          onFile={read}
        />
        {pending && <p role="status">{words.reading}</p>}
        {file && <FileHead file={file} words={words} />}
        {meant && meant.errors.length > 0 && <FindingList findings={meant.errors} tone="bad" />}
        {meant && meant.notes.length > 0 && <FindingList findings={meant.notes} />}
        {file?.interchange && !meant && (
          <p role="status" className={styles.note}>
            {words.none(statement.reference)} {others.length > 0 && words.others(others.slice(0, 5).join(', '))}
          </p>
        )}
        {compared && <ComparedLines compared={compared} currency={statement.currency} />}
      </div>
    </Card>
  );
};
