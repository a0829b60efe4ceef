import type { Report } from '../../../domain/report/Report.ts';
import { foldedLast } from '../../../domain/report/foldedLast.ts';
import { type ReportKey, reportTable } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { Button } from '../../components/Button.tsx';
import { ChipChoice } from '../../components/ChipChoice.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { Heading } from '../../components/Heading.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useLocale } from '../../shared/useLocale.ts';
import type { Comparison } from './Comparison.ts';
import { GroupsChart } from './GroupsChart.tsx';
import styles from './Report.module.css';
import { useGroupColumns } from './useGroupColumns.tsx';
import { useReportTexts } from './useReportTexts.ts';

const longest = '90';

interface GroupsCardProps {
  readonly name: ReportKey;
  readonly report: Report;
  readonly view: ReportView;
  readonly comparison: Comparison | undefined;
  readonly onShow: (change: Partial<ReportView>) => void;
  readonly linkTo: (change: Partial<ReportView>) => string;
}

/** The figures of each carrier, lane or place, as a chart and as a table; each name leads to its rows. */
export const GroupsCard = ({ name, report, view, comparison, onShow, linkTo }: GroupsCardProps) => {
  const { moreGroups } = report;
  const groups = foldedLast(report.groups);
  const areAllSmall = groups.length > 0 && groups.every(({ folded }) => folded !== undefined);
  const { groups: words, tools } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const number = new Intl.NumberFormat(useLocale());
  const columns = useGroupColumns({ name, groups, view, comparison, linkTo });
  return (
    <section className={styles.groups}>
      <div className={styles.splits}>
        <Heading below={1}>{words.by[audience][view.by]}</Heading>
        {reportTable[name].splits.length > 1 && (
          <ChipChoice
            name="by"
            label={tools.by}
            value={view.by}
            options={reportTable[name].splits.map((value) => ({ value, label: words.name[audience][value] }))}
            onChange={(by) => onShow({ by, group: undefined })}
          />
        )}
      </div>
      {name !== 'scorecard' && (
        <GroupsChart name={name} report={report} view={view} comparison={comparison} onShow={onShow} />
      )}
      {areAllSmall && (
        <div className={styles.small}>
          <p>{words.allSmall}</p>
          {view.from === undefined && view.period !== longest && (
            <Button variant="secondary" onClick={() => onShow({ period: longest, group: undefined })}>
              {tools.periods[longest]}
            </Button>
          )}
        </div>
      )}
      <DataTable
        caption={words.by[audience][view.by]}
        columns={columns}
        rows={groups}
        rowKey={({ id }) => id}
        sort=""
        onSort={() => undefined}
        opens={false}
      />
      {moreGroups > 0 && <p className={styles.more}>{words.more(number.format(moreGroups))}</p>}
    </section>
  );
};
