import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { PaperStatus } from '../../../domain/paper/Paper.ts';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { usePaperCounts } from '../../hooks/usePaperCounts.ts';
import { FigureLink } from './FigureLink.tsx';
import styles from './Figures.module.css';

const standings: readonly PaperStatus[] = ['expired', 'missing', 'expiring'];

/** How many papers ask for something to be done, each figure leading to its list. */
export const PapersCard = () => {
  const { papers } = useAdminTexts();
  const counts = usePaperCounts(true);
  const isInOrder = counts.data && standings.every((standing) => counts.data[standing] === 0);
  return (
    <Card title={papers.card} aside={<Link to={roomPath('papers')}>{papers.cardLink}</Link>}>
      {counts.isLoadingError && <ReadFailure failure={counts.error} onRetry={() => void counts.refetch()} />}
      {isInOrder && <p className={styles.good}>{papers.allGoodText}</p>}
      {!isInOrder && !counts.isLoadingError && (
        <ul className={styles.figures}>
          {standings.map((standing) => (
            <FigureLink
              key={standing}
              to={`${roomPath('papers')}?status=${standing}`}
              figure={counts.data?.[standing]}
              title={papers.status[standing]}
              tone={standing === 'expiring' ? 'warning' : 'bad'}
            />
          ))}
        </ul>
      )}
    </Card>
  );
};
