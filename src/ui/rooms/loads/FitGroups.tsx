import type { FleetFit } from '../../../domain/load/fleetFit.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './FitsDialog.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

const kinds = ['coupled', 'spare', 'late', 'driverless'] as const;

/** So many of a kind are named. */
const mostNamed = 50;

/** The trucks that could take a load, by what is still to do for each. */
export const FitGroups = ({ fit, nameOf }: { readonly fit: FleetFit; readonly nameOf: (id: string) => string }) => {
  const { fleet, list } = useLoadTexts();
  const number = numberFormat(useLocale());
  const groups = kinds.filter((kind) => fit[kind].length > 0);
  return (
    <>
      {fit.coupled.length === 0 && <h3>{groups.length > 0 ? fleet.noneCoupled : fleet.none}</h3>}
      {groups.map((kind) => {
        const trucks = fit[kind];
        const more = trucks.length - mostNamed;
        return (
          <section key={kind} className={styles.truck}>
            <h3>{fleet[kind](number.format(trucks.length), trucks.length === 1)}</h3>
            <ul className={styles.fitting}>
              {trucks.slice(0, mostNamed).map(({ id }) => (
                <li key={id}>{nameOf(id)}</li>
              ))}
              {more > 0 && <li className={styles.hint}>{list.more(number.format(more))}</li>}
            </ul>
          </section>
        );
      })}
    </>
  );
};
