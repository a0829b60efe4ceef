import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import styles from './Statement.module.css';
import { useLinesCsv } from './useLinesCsv.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** A statement as files. */
export const SaveCard = ({ statement }: { readonly statement: StatementRecord }) => {
  const { files: words } = useStatementTexts();
  const csv = useLinesCsv(statement);
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        <div className={styles.ways}>
          <Button variant="secondary" busy={csv.pending} onClick={() => void csv.run()}>
            {words.csv}
          </Button>
        </div>
      </div>
    </Card>
  );
};
