import type { Place } from '../../../../domain/board/placeOn.ts';
import { barStyle } from './barStyle.ts';
import styles from './TripBar.module.css';
import type { Fit } from './useFit.ts';

/** Where a shipment would stand if it were dropped. */
export const GhostBar = ({ place, fit }: { readonly place: Place; readonly fit: Fit['kind'] }) => (
  <li
    className={styles.ghost}
    style={barStyle(place, 0)}
    data-tone={fit === 'blocked' ? 'bad' : 'good'}
    aria-hidden="true"
  />
);
