import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { answerDeadline } from '../../../domain/offer/answerDeadline.ts';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import deadlines from './Deadlines.module.css';
import { FigureLink } from './FigureLink.tsx';
import styles from './Figures.module.css';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import { answerFilters, useAnswers } from './useAnswers.ts';
import { useDashboardTexts } from './useDashboardTexts.ts';

const room = roomPath('offers');
const mostRows = 6;

const listOf = (filters: Readonly<Record<string, string>>): string =>
  `${room}?${new URLSearchParams({ ...filters, sort: 'validUntil' }).toString()}`;

/** What of a fleet's offers waits for its answer: figures that lead to their lists, and the next ones to end. */
export const AnswersCard = () => {
  const { answers: words } = useDashboardTexts();
  const { countered, outdated, counts, loads } = useAnswers();
  const unread = [countered, outdated, counts, loads].filter(({ isLoadingError }) => isLoadingError);
  const rows = [
    ...(countered.data?.rows ?? []).map((offer) => ({ offer, why: 'countered' as const })),
    ...(outdated.data?.rows ?? []).map((offer) => ({ offer, why: 'outdated' as const })),
  ]
    .toSorted((one, other) => answerDeadline(one.offer).localeCompare(answerDeadline(other.offer)))
    .slice(0, mostRows);
  if (unread[0])
    return (
      <Card title={words.title}>
        <ReadFailure failure={unread[0].error} onRetry={() => unread.forEach((query) => void query.refetch())} />
      </Card>
    );
  return (
    <Card title={words.title} aside={<Link to={room}>{words.all}</Link>}>
      <ul className={styles.figures}>
        <FigureLink
          to={listOf(answerFilters.countered)}
          figure={countered.data?.total}
          title={words.figures.countered}
          tone="warning"
        />
        <FigureLink
          to={listOf(answerFilters.outdated)}
          figure={outdated.data?.total}
          title={words.figures.outdated}
          tone="warning"
        />
        <FigureLink to={`${room}?status=accepted`} figure={counts.data?.accepted} title={words.figures.won} />
        <FigureLink to={roomPath('loads')} figure={loads.data} title={words.figures.loads} />
      </ul>
      {countered.isPending || outdated.isPending ? (
        <PlaceholderRows count={mostRows} />
      ) : (
        <>
          {rows.length === 0 && <p className={deadlines.none}>{words.nothing}</p>}
          <ul>
            {rows.map(({ offer, why }) => (
              <AnswerRow key={`${why} ${offer.id}`} offer={offer} why={why} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};
