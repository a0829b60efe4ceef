import { roomPath } from '../../../domain/access/roomPath.ts';
import type { offerListSpec } from '../../../domain/offer/offerListSpec.ts';
import { urgentPapers } from '../../../domain/paper/urgentPapers.ts';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { usePaperCounts } from '../../shared/usePaperCounts.ts';
import { FigureLink } from './FigureLink.tsx';
import styles from './Figures.module.css';
import { TaskRows } from './TaskRows.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useFleetFigures } from './useFleetFigures.ts';
import { useFleetTasks } from './useFleetTasks.ts';

const toAnswer = `${roomPath('offers')}?view=${'toAnswer' satisfies keyof typeof offerListSpec.views}`;

/** What waits for a fleet: five questions answered by figures that lead to their lists, and what ends next. */
export const FleetTasksCard = () => {
  const { tasks: words } = useDashboardTexts();
  const { figures, tasks, isCut, isPending, failed } = useFleetTasks();
  const { freeTrucks } = useFleetFigures();
  const papers = usePaperCounts(true);
  const title = words.figures;
  if (failed)
    return (
      <Card title={words.title}>
        <ReadFailure failure={failed.why} onRetry={failed.retry} />
      </Card>
    );
  return (
    <Card title={words.title}>
      <ul className={styles.figures}>
        <FigureLink to={`${roomPath('shipments')}?flag=late`} figure={figures.late} title={title.late} tone="bad" />
        <FigureLink
          to={`${roomPath('shipments')}?flag=unassigned&pickup=soon&sort=pickup`}
          figure={figures.unassigned}
          title={title.unassigned}
          tone="warning"
        />
        <FigureLink
          to={`${roomPath('vehicles')}?status=available&unit=truck`}
          figure={freeTrucks}
          title={title.available}
        />
        <FigureLink to={toAnswer} figure={figures.toAnswer} title={title.toAnswer} tone="warning" />
        <FigureLink
          to={`${roomPath('papers')}?status=urgent`}
          figure={papers.data && urgentPapers(papers.data)}
          title={title.papers}
          tone="bad"
        />
      </ul>
      <TaskRows tasks={tasks} isCut={isCut} isPending={isPending} />
    </Card>
  );
};
