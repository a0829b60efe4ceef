import { Link } from 'react-router-dom';
import { LoadBoard } from '../../../application/loads/LoadBoard.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { pageSizes } from '../../../domain/list/pageSizes.ts';
import { writeListView } from '../../../domain/list/writeListView.ts';
import { askedLoads } from '../../../domain/load/askedLoads.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import { nearDelivery } from '../../../domain/load/nearDelivery.ts';
import { farthestNextKm, latestNextHours, nextLoads } from '../../../domain/load/nextLoads.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { townOf } from '../../shared/freight/townOf.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useReading } from '../../shared/useReading.ts';
import { AwaitedLoads } from './AwaitedLoads.tsx';
import { NextLoadLine } from './NextLoadLine.tsx';
import styles from './NextLoads.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** What a truck could take after a load, near its delivery and soon; nothing if place or time of that are not known. */
export const NextLoadsCard = ({ load }: { readonly load: Load }) => {
  const { freight } = useAdminTexts();
  const { next: words } = useLoadTexts();
  const measure = useMeasure();
  const number = numberFormat(useLocale());
  const view = nearDelivery(load);
  const { data, error, refetch } = useReading({
    port: LoadBoard,
    // Not among the loads: each change of the market would read it again.
    key: ['next loads', view],
    read: view ? (board, signal) => board.list(askedLoads(view), signal) : undefined,
  });
  if (!view) return null;
  const nearby = writeListView({ ...view, size: pageSizes[0] }, loadListSpec);
  const found = data && nextLoads(load, data.rows);
  const town = townOf(load.stops.at(-1)) ?? freight.noTown;
  return (
    <Card title={words.title} aside={<Link to={`${roomPath('loads')}?${nearby}`}>{words.all}</Link>}>
      <p className={styles.lead}>{words.lead(measure(farthestNextKm, 'km'), number.format(latestNextHours), town)}</p>
      {!found && error && <ReadFailure failure={error} onRetry={() => void refetch()} />}
      {!found && !error && <AwaitedLoads />}
      {found?.length === 0 && (
        <p className={styles.lead}>
          {data && data.total > data.rows.length ? words.noneOfNearest(number.format(data.rows.length)) : words.none}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.loads}>
          {found.map((next) => (
            <NextLoadLine
              key={next.load.id}
              next={next}
              from={load.stops[0]}
              zone={load.stops.at(-1)?.window.timeZone}
            />
          ))}
        </ul>
      )}
    </Card>
  );
};
