import type { ReactNode } from 'react';
import type { Stop } from '../../../domain/stop/Stop.ts';
import { useMeasure } from '../record/useMeasure.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import styles from './StopList.module.css';
import { windowText } from './windowText.ts';

interface StopListProps<Of> {
  /** In order. */
  readonly stops: readonly Of[];
  readonly renderPlace: (stop: Of) => ReactNode;
  /** Below the place: what else is to be known there. */
  readonly renderMore?: (stop: Of) => ReactNode;
}

/** Stops along the road, each with its window, its place and how long it takes there. */
export const StopList = <Of extends Pick<Stop, 'type' | 'window' | 'serviceMin'>>({
  stops,
  renderPlace,
  renderMore,
}: StopListProps<Of>) => {
  const { freight } = useAdminTexts();
  const locale = useLocale();
  const measure = useMeasure();
  return (
    <ol className={styles.stops}>
      {stops.map((stop, at) => {
        const { type, window = {}, serviceMin } = stop;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a stop is known by its place in the order
          <li key={at} data-type={type}>
            <p className={styles.head}>
              <span>{type === undefined ? freight.stop : freight.type[type]}</span>
              <strong>{windowText(window, locale) ?? <span>{freight.noWindow}</span>}</strong>
            </p>
            {renderPlace(stop)}
            {serviceMin !== undefined && (
              <p className={styles.more}>{freight.serviceMin(measure(serviceMin, 'min'))}</p>
            )}
            {renderMore?.(stop)}
          </li>
        );
      })}
    </ol>
  );
};
