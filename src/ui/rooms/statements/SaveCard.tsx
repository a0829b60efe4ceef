import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { useSaveSheet } from '../../shared/sheets/useSaveSheet.ts';
import styles from './Statement.module.css';
import { useStatementSheet } from './useStatementSheet.ts';
import { useLinesCsv } from './useLinesCsv.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** A statement as files. */
export const SaveCard = ({ statement }: { readonly statement: StatementRecord }) => {
  const { files: words, sheet: printed } = useStatementTexts();
  const sheetOf = useStatementSheet();
  const pdf = useSaveSheet();
  const csv = useLinesCsv(statement);
  const savePdf = (): void =>
    void pdf.run(() => {
      const name = statement.invoice ?? statement.reference;
      return { sheet: sheetOf(statement), fileName: `${words.fileName(name)}.pdf` };
    });
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        <div className={styles.ways}>
          <Button variant="secondary" busy={pdf.pending} onClick={savePdf}>
            {printed.act}
          </Button>
          <Button variant="secondary" busy={csv.pending} onClick={() => void csv.run()}>
            {words.csv}
          </Button>
        </div>
        {pdf.unknownLetters.length > 0 && <p role="status">{printed.unknownLetters(pdf.unknownLetters.join(' '))}</p>}
      </div>
    </Card>
  );
};
