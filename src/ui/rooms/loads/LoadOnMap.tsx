import type { Load } from '../../../domain/load/Load.ts';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './LoadsMap.module.css';

/** The load that was tapped on a map without a list beside it. */
export const LoadOnMap = ({ load }: { readonly load: Load }) => {
  const { id, stops, km, pricing, shipper } = load;
  const locale = useLocale();
  const distance = useKmText();
  const money = useMoneyText();
  const [first] = stops;
  return (
    <div className={styles.tapped} role="status">
      <RecordLink room="loads" id={id}>
        <RouteLine stops={stops} />
      </RecordLink>
      <span>
        {[first && windowText(first.window, locale), distance(km, undefined), pricing.target && money(pricing.target)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <small>{shipper.name}</small>
    </div>
  );
};
