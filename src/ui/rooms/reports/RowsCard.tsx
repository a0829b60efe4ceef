import { Fragment, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Report, ReportRow } from '../../../domain/report/Report.ts';
import { type ReportKey, reportTable } from '../../../domain/report/reportTable.ts';
import type { ReportView } from '../../../domain/report/reportView.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { Pager } from '../../components/list/Pager.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { outcomeName } from './outcomeName.ts';
import styles from './Report.module.css';
import { reportCases } from './reportCases.ts';
import { useGroupName } from './useGroupName.ts';
import { useReportTexts } from './useReportTexts.ts';
import { useRowColumns } from './useRowColumns.tsx';

interface RowsCardProps {
  readonly name: ReportKey;
  readonly report: Report;
  readonly view: ReportView;
  readonly outdated: boolean;
  readonly onShow: (change: Partial<ReportView>) => void;
  readonly onSize: (size: number) => void;
}

const keyOf = ({ record, stop, party, at }: ReportRow): string => [record.id, stop, party, at].join(' ');

/** The rows behind the figures, narrowed by what was chosen above. An address that ends with `#cases` begins here. */
export const RowsCard = ({ name, report, view, outdated, onShow, onSize }: RowsCardProps) => {
  const { rows: words, outcomes, groups } = useReportTexts();
  const title = groups.cases[reportCases[name]];
  const locale = useLocale();
  const columns = useRowColumns(name);
  const nameOf = useGroupName();
  const chosen = report.groups.find(({ id }) => id === view.group);
  const group = chosen ? nameOf(chosen) : view.group;
  const { outcome } = view;
  const leftOut = new Set(report.outcomes.flatMap((each) => (each.isCounted ? [] : [each.outcome])));
  const isSplit = 'leftOutLast' in reportTable[name] && outcome === undefined && leftOut.size > 0;
  const parts = isSplit
    ? [
        { caption: outcomes.counted, rows: report.rows.filter((row) => !leftOut.has(row.outcome)) },
        { caption: outcomes.leftOut, rows: report.rows.filter((row) => leftOut.has(row.outcome)) },
      ].filter(({ rows }) => rows.length > 0)
    : [{ caption: title, rows: report.rows }];
  const { hash } = useLocation();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === '#cases') part.current?.scrollIntoView();
  }, [hash]);
  return (
    <section ref={part} className={styles.rows}>
      <div className={styles.splits}>
        <Heading below={1}>{title}</Heading>
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
          {parts.map(({ caption, rows }) => (
            <Fragment key={caption}>
              {caption !== title && (
                <Heading below={2} className={styles.part}>
                  {caption}
                </Heading>
              )}
              <DataTable
                caption={caption}
                columns={columns}
                rows={rows}
                rowKey={keyOf}
                sort=""
                onSort={() => undefined}
                outdated={outdated}
              />
            </Fragment>
          ))}
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
