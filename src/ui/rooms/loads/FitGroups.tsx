import type { FleetFit } from '../../../domain/load/fleetFit.ts';
import { suitingKinds } from '../../../domain/load/suitingKinds.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './FitsDialog.module.css';
import { useLoadTexts } from './useLoadTexts.ts';
import { useWayText } from './useWayText.ts';

/** So many of a kind are named. */
const mostNamed = 50;

/** The trucks that could take a load, by what is still to do for each. */
export const FitGroups = ({ fit, nameOf }: { readonly fit: FleetFit; readonly nameOf: (id: string) => string }) => {
  const { fleet, list } = useLoadTexts();
  const wayText = useWayText();
  const number = numberFormat(useLocale());
  return suitingKinds(fit).map((kind) => {
    const trucks = fit[kind].toSorted((one, other) => (one.emptyKm ?? Infinity) - (other.emptyKm ?? Infinity));
    const more = trucks.length - mostNamed;
    const title = fleet[kind](number.format(trucks.length));
    return (
      <section key={kind} className={styles.truck} aria-label={title}>
        <h3>{title}</h3>
        <ul className={styles.fitting}>
          {trucks.slice(0, mostNamed).map(({ id, emptyKm }) => (
            <li key={id}>
              <CellLines caption={wayText(emptyKm)}>{nameOf(id)}</CellLines>
            </li>
          ))}
          {more > 0 && <li className={styles.hint}>{list.more(number.format(more))}</li>}
        </ul>
      </section>
    );
  });
};
