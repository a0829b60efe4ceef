import { roomPath } from '../../../domain/access/roomPath.ts';
import type { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import type { shipmentListSpecs } from '../../../domain/shipment/shipmentListSpec.ts';
import type { statementListSpecs } from '../../../domain/statement/statementListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { AllDone } from './AllDone.tsx';
import { FigureLink } from './FigureLink.tsx';
import styles from './Figures.module.css';
import { TaskRows } from './TaskRows.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useOfficeTasks } from './useOfficeTasks.ts';

interface OfficeTasksCardProps {
  /** Whether nothing else on the page says what there is to do. */
  readonly isAlone: boolean;
}

type Waiting = keyof ReturnType<typeof useOfficeTasks>['figures'];

const requests = roomPath('requests');

interface Views {
  readonly requests: keyof typeof requestListSpec.views;
  readonly shipments: keyof typeof shipmentListSpecs.office.views;
  readonly statements: keyof typeof statementListSpecs.office.views;
}

/** A list as one of its views shows it. */
const viewOf = <Room extends keyof Views>(room: Room, view: Views[Room]): string => `${roomPath(room)}?view=${view}`;

/** The lists that the figures count, in the order they are shown. */
const lists: Readonly<Record<Waiting, string>> = {
  toDecide: viewOf('requests', 'decide'),
  uncovered: viewOf('requests', 'uncovered'),
  endingSoon: `${requests}?status=open&ends=soon&sort=decisionBy`,
  late: `${roomPath('shipments')}?flag=late`,
  podToVerify: viewOf('shipments', 'toVerify'),
  waitingToAnswer: `${roomPath('shipments')}?flag=waiting_to_answer`,
  toApprove: viewOf('statements', 'toApprove'),
};

const tones: Partial<Readonly<Record<Waiting, 'bad' | 'warning'>>> = {
  uncovered: 'bad',
  endingSoon: 'warning',
  late: 'bad',
};

const waiting = [
  'toDecide',
  'uncovered',
  'endingSoon',
  'late',
  'podToVerify',
  'waitingToAnswer',
  'toApprove',
] as const satisfies readonly Waiting[];

/** What waits for a shipper: its questions answered by figures that lead to their lists, and what ends next. */
export const OfficeTasksCard = ({ isAlone }: OfficeTasksCardProps) => {
  const { tasks: words, today } = useDashboardTexts();
  const { figures, firstDecision, tasks, isCut, isPending, failed } = useOfficeTasks();
  const { role } = useWorkplace().membership;
  const timeLeft = useTimeLeft();
  const left = firstDecision === undefined ? undefined : timeLeft(firstDecision);
  if (failed)
    return (
      <Card title={words.title}>
        <ReadFailure failure={failed.why} onRetry={failed.retry} />
      </Card>
    );
  if (!isPending && tasks.length === 0 && waiting.every((each) => figures[each] === 0))
    return isAlone ? (
      <Card title={today.title}>
        <AllDone title={today.nothing} text={today.nothingText}>
          {role !== 'viewer' && (
            <ButtonRoute variant="secondary" to={`${requests}/new`}>
              {words.addRequest}
            </ButtonRoute>
          )}
          <ButtonRoute variant="quiet" to={requests}>
            {words.allRequests}
          </ButtonRoute>
        </AllDone>
      </Card>
    ) : null;
  return (
    <Card title={words.title} aside={left !== undefined && words.firstDecision(left)}>
      <ul className={styles.figures}>
        {waiting.map((each) => {
          const tone = tones[each];
          return (
            <FigureLink
              key={each}
              to={lists[each]}
              figure={figures[each]}
              title={words.figures[each]}
              {...(tone && { tone })}
            />
          );
        })}
      </ul>
      <TaskRows tasks={tasks} isCut={isCut} isPending={isPending} />
    </Card>
  );
};
