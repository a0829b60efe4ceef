import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { LoadStop } from '../../../domain/load/LoadStop.ts';
import type { NextLoad } from '../../../domain/load/nextLoads.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { townOf } from '../../shared/freight/townOf.ts';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './NextLoads.module.css';
import { useFitsText } from './useFitsText.ts';
import { useLoadTexts } from './useLoadTexts.ts';

interface NextLoadLineProps {
  readonly next: NextLoad;
  /** Where the load before begins. */
  readonly from: LoadStop | undefined;
  /** Of its delivery, an IANA name. */
  readonly zone: string | undefined;
}

/** A load to take after another: when it starts and how far away, what both pay together, and how far from home it ends. */
export const NextLoadLine = ({ next: { load, ...next }, from, zone }: NextLoadLineProps) => {
  const { freight } = useAdminTexts();
  const { next: words, list, own } = useLoadTexts();
  const locale = useLocale();
  const distance = useKmText();
  const money = useMoneyText();
  const fits = useFitsText();
  const by = next.deliverBy === undefined ? undefined : new Date(next.deliverBy).toISOString();
  const [pickup] = load.stops;
  const start = townOf(from) ?? freight.noTown;
  const facts = [
    pickup && windowText(pickup.window, locale),
    next.emptyKm === 0 ? words.nearby : list.empty(distance(next.emptyKm, 'estimate')),
    list.asCoupled(fits(load.fits)),
    next.backKm === 0 && words.backAtStart(start),
    next.backKm && words.back(distance(next.backKm, 'estimate'), start),
  ];
  return (
    <li className={styles.load}>
      <p className={styles.head}>
        <Link to={recordPath('loads', load.id)}>
          <RouteLine stops={load.stops} />
        </Link>
        {next.price && (
          <span className={styles.price}>
            {next.isOwnPrice && <small>{own.title}</small>} <strong>{money(next.price)}</strong>
          </span>
        )}
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {by !== undefined && (
        <p className={styles.facts}>
          {words.deliverBy(windowText({ from: by, to: by, timeZone: zone }, locale) ?? by)}
        </p>
      )}
      {next.perKm && <p className={styles.facts}>{words.perKm(money(next.perKm))}</p>}
    </li>
  );
};
