import type { Report, ReportRow } from '../../../domain/report/Report.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { Pager } from '../../components/list/Pager.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { outcomeName } from './outcomeName.ts';
import styles from './Report.module.css';
import { useReportTexts } from './useReportTexts.ts';
import { useStopColumns } from './useStopColumns.tsx';

interface StopsCardProps {
  readonly report: Report;
  readonly view: ReportView;
  readonly outdated: boolean;
  readonly onShow: (change: Partial<ReportView>) => void;
  readonly onSize: (size: number) => void;
}

const keyOf = ({ shipmentId, stop }: ReportRow): string => `${shipmentId} ${stop}`;

/** The stops behind the figures, narrowed by what was chosen above. */
export const StopsCard = ({ report, view, outdated, onShow, onSize }: StopsCardProps) => {
  const { rows: words, outcomes } = useReportTexts();
  const locale = useLocale();
  const columns = useStopColumns();
  const group = report.groups.find(({ id }) => id === view.group)?.name ?? view.group;
  const { outcome } = view;
  return (
    <section className={styles.rows}>
      <div className={styles.splits}>
        <Heading below={1}>{words.title}</Heading>
        {outcome !== undefined && (
          <Button
            variant="secondary"
            aria-label={words.drop(outcomeName(outcomes.names, outcome))}
            onClick={() => onShow({ outcome: undefined })}
          >
            {outcomeName(outcomes.names, outcome)} ✕
          </Button>
        )}
        {group !== undefined && (
          <Button variant="secondary" aria-label={words.drop(group)} onClick={() => onShow({ group: undefined })}>
            {group} ✕
          </Button>
        )}
      </div>
      {report.total === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <DataTable
            caption={words.title}
            columns={columns}
            rows={report.rows}
            rowKey={keyOf}
            sort=""
            onSort={() => undefined}
            outdated={outdated}
          />
          <Pager
            paging={report}
            chosenSize={report.size}
            locale={locale}
            onPage={(page) => onShow({ page })}
            onSize={onSize}
          />
        </>
      )}
    </section>
  );
};
