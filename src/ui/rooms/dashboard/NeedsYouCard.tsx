import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { paperStatuses } from '../../../domain/paper/Paper.ts';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { usePaperCounts } from '../../shared/usePaperCounts.ts';
import { AllDone } from './AllDone.tsx';
import { FigureLink } from './FigureLink.tsx';
import styles from './Figures.module.css';
import { useFleetFigures } from './useFleetFigures.ts';
import { UrgentRows } from './UrgentRows.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** Papers that need action: counts that link to their lists, and the most urgent ones. */
export const NeedsYouCard = () => {
  const words = useDashboardTexts().needsYou;
  const { compliance } = useAdminTexts().documents;
  const counts = usePaperCounts(true);
  const { vehicles, drivers } = useFleetFigures();
  const hasFleet = vehicles?.total !== 0 || drivers?.total !== 0;
  const isInOrder = counts.data && paperStatuses.every((standing) => counts.data[standing] === 0);
  return (
    <Card title={words.title} aside={!isInOrder && <Link to={roomPath('papers')}>{words.all}</Link>}>
      {counts.isLoadingError && <ReadFailure failure={counts.error} onRetry={() => void counts.refetch()} />}
      {isInOrder && hasFleet && <AllDone title={words.none} text={words.noneText} />}
      {isInOrder && !hasFleet && (
        <AllDone icon={<RoomIcon room="papers" />} title={words.noFleet} text={words.noFleetText} />
      )}
      {!isInOrder && !counts.isLoadingError && (
        <>
          <ul className={styles.figures}>
            {paperStatuses.map((standing) => (
              <FigureLink
                key={standing}
                to={`${roomPath('papers')}?status=${standing}`}
                figure={counts.data?.[standing]}
                title={compliance[standing]}
                tone={standing === 'expiring' ? 'warning' : 'bad'}
              />
            ))}
          </ul>
          <UrgentRows />
        </>
      )}
    </Card>
  );
};
