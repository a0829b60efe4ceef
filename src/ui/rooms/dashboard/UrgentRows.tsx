import { useId } from 'react';
import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { fixPath } from '../../../domain/paper/fixPath.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { timeText } from '../../components/papers/timeText.ts';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { IconDisc } from '../../components/IconDisc.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { usePapers } from '../../shared/usePapers.ts';
import { useToday } from '../../shared/useToday.ts';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import styles from './DayRow.module.css';
import { useDashboardTexts } from './useDashboardTexts.ts';

const mostRows = 8;

/** What is most urgent, group by group; each is read only while the ones before leave room. */
const groups = [
  { name: 'onRoad', filters: { status: 'urgent', road: 'on' } },
  { name: 'offRoad', filters: { status: 'urgent', road: 'off' } },
  { name: 'expiring', filters: { status: 'expiring' } },
] as const;

interface UrgentRowsProps {
  /** Where in `groups` to begin. */
  readonly from?: number;
  /** How many rows there is room for. */
  readonly room?: number;
}

/** The most urgent papers, each linked to where it is fixed; first those in service. */
export const UrgentRows = ({ from = 0, room = mostRows }: UrgentRowsProps) => {
  const group = groups[from];
  return group && room > 0 ? <UrgentGroup group={group} from={from} room={room} /> : null;
};

interface UrgentGroupProps extends Required<UrgentRowsProps> {
  readonly group: (typeof groups)[number];
}

const UrgentGroup = ({ group: { name, filters }, from, room }: UrgentGroupProps) => {
  const { groups: titles } = useDashboardTexts().needsYou;
  const locale = useLocale();
  const papers = usePapers({ page: 0, size: mostRows, sort: 'urgency', q: '', filters });
  const id = useId();
  if (papers.isPending) return <PlaceholderRows count={room} isUrgent />;
  if (papers.isLoadingError) return <ReadFailure failure={papers.error} onRetry={() => void papers.refetch()} />;
  const { rows, total } = papers.data;
  return (
    <>
      {total > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id} className={styles.groupTitle} data-tone={name === 'onRoad' ? 'bad' : undefined}>
            <Link to={`${roomPath('papers')}?${new URLSearchParams(filters).toString()}`}>
              {titles[name]} <span>{numberFormat(locale).format(total)}</span>
            </Link>
          </h3>
          <ul className={styles.urgent}>
            {rows.slice(0, room).map((paper) => (
              <UrgentRow key={`${paper.subjectId} ${paper.type}`} paper={paper} />
            ))}
          </ul>
        </section>
      )}
      <UrgentRows from={from + 1} room={room - rows.length} />
    </>
  );
};

const UrgentRow = ({ paper }: { readonly paper: Paper }) => {
  const { documents } = useAdminTexts();
  const locale = useLocale();
  const today = useToday();
  const { subject, subjectName, subjectPlate, type, status, expiresOn } = paper;
  return (
    <li>
      <Link className={styles.row} to={fixPath(paper)}>
        {subject === 'driver' ? (
          <Avatar name={subjectName} />
        ) : (
          <IconDisc>
            <RoomIcon room="vehicles" />
          </IconDisc>
        )}
        <span className={styles.who}>
          <strong>
            {subjectName}
            {subjectPlate !== undefined && <small> · {subjectPlate}</small>}
          </strong>{' '}
          <span>
            {documents.type[type]}
            {expiresOn !== undefined && <span className={styles.when}> · {timeText(expiresOn, today, locale)}</span>}
          </span>
        </span>{' '}
        <ComplianceBadge compliance={status} />
      </Link>
    </li>
  );
};
