import { roomPath } from '../../../domain/access/roomPath.ts';
import { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import type { RequestCounts } from '../../../domain/request/RequestCounts.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { AllDone } from './AllDone.tsx';
import { DecisionRows } from './DecisionRows.tsx';
import { FigureLink } from './FigureLink.tsx';
import styles from './Figures.module.css';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useDecisions } from './useDecisions.ts';

interface DecisionsCardProps {
  /** Whether nothing else on the page says what there is to do. */
  readonly isAlone: boolean;
}

type Waiting = 'toDecide' | 'unanswered' | 'endingSoon';

const room = roomPath('requests');

/** The list that a figure counts. */
const lists: Readonly<Record<Waiting, string>> = {
  toDecide: `${room}?${new URLSearchParams({ ...requestListSpec.views.decide.filters, sort: 'decisionBy' }).toString()}`,
  unanswered: `${room}?${new URLSearchParams({ ...requestListSpec.views.unanswered.filters, sort: 'decisionBy' }).toString()}`,
  endingSoon: `${room}?${new URLSearchParams({ status: 'open', ends: 'soon', sort: 'decisionBy' }).toString()}`,
};

const waiting = ['toDecide', 'unanswered', 'endingSoon'] as const;

const isQuiet = (counts: RequestCounts | undefined): boolean =>
  counts !== undefined && waiting.every((each) => counts[each] === 0);

/** What of a shipper's requests needs a decision: figures that lead to their lists, and the next ones. */
export const DecisionsCard = ({ isAlone }: DecisionsCardProps) => {
  const { decisions, today } = useDashboardTexts();
  const { counts, next } = useDecisions();
  const { role } = useWorkplace().membership;
  const timeLeft = useTimeLeft();
  const deadline = next.data?.rows[0]?.endsAt;
  const left = deadline === undefined ? undefined : timeLeft(deadline);
  if (counts.isLoadingError)
    return (
      <Card title={decisions.title}>
        <ReadFailure failure={counts.error} onRetry={() => void counts.refetch()} />
      </Card>
    );
  if (isQuiet(counts.data))
    return isAlone ? (
      <Card title={today.title}>
        <AllDone title={today.nothing} text={today.nothingText}>
          {role !== 'viewer' && (
            <ButtonRoute variant="secondary" to={`${room}/new`}>
              {decisions.add}
            </ButtonRoute>
          )}
          <ButtonRoute variant="quiet" to={room}>
            {decisions.all}
          </ButtonRoute>
        </AllDone>
      </Card>
    ) : null;
  return (
    <Card title={decisions.title} aside={left !== undefined && decisions.first(left)}>
      <ul className={styles.figures}>
        {waiting.map((each) => (
          <FigureLink
            key={each}
            to={lists[each]}
            figure={counts.data?.[each]}
            title={decisions.figures[each]}
            {...(each === 'endingSoon' && { tone: 'warning' as const })}
          />
        ))}
      </ul>
      <DecisionRows next={next} />
    </Card>
  );
};
