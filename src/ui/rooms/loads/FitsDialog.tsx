import type { Load } from '../../../domain/load/Load.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import styles from './FitsDialog.module.css';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useFittingTrucks } from './useFittingTrucks.ts';
import { useFitsText } from './useFitsText.ts';
import { useLateTrucks } from './useLateTrucks.ts';
import { useLoadTexts } from './useLoadTexts.ts';

interface FitsDialogProps {
  readonly load: Load;
  /** Id of the truck that was picked; '' for none, and undefined where none can be picked. */
  readonly picked: string | undefined;
  readonly trucks: { readonly names: Readonly<Record<string, string>>; readonly isFailed: boolean };
  readonly onClose: () => void;
}

/** How the picked truck fits a load, which others do, and what stands against the nearest of those that do not. */
export const FitsDialog = ({ load, picked, trucks: { names, isFailed }, onClose }: FitsDialogProps) => {
  const { list } = useLoadTexts();
  const { verdict: words } = useAdminTexts();
  const fitsText = useFitsText();
  const late = useLateTrucks(load);
  const nameOf = (id: string): string => names[id] ?? list.someTruck;
  const { fits, verdict } = load;
  const { nearly } = fits;
  const fitting = useFittingTrucks(load) ?? [];
  const more = fits.count - fitting.length;
  const number = numberFormat(useLocale());
  return (
    <Dialog title={list.fitsTitle} onClose={onClose}>
      <div className={styles.parts}>
        {isFailed && <p role="status">{list.trucksUnread}</p>}
        {verdict && (
          <section className={styles.truck}>
            <h3>{nameOf(picked ?? '')}</h3>
            <VerdictReasons verdict={verdict} />
          </section>
        )}
        <section className={styles.truck}>
          <h3>{fitsText(fits)}</h3>
          <p className={styles.hint}>{list.fitsHint}</p>
          {fitting.length > 0 && (
            <ul className={styles.fitting}>
              {fitting.map((id) => (
                <li key={id}>{late.has(id) ? `${nameOf(id)} · ${words.tooLate}` : nameOf(id)}</li>
              ))}
              {more > 0 && <li className={styles.hint}>{list.more(number.format(more))}</li>}
            </ul>
          )}
        </section>
        {nearly.length > 0 && (
          <section className={styles.truck}>
            <h3>{list.nearest}</h3>
            <ul className={styles.trucks}>
              {nearly.map(({ vehicleId, reasons }) => (
                <li key={vehicleId} className={styles.truck}>
                  <strong>{nameOf(vehicleId)}</strong>
                  <VerdictReasons verdict={{ fits: false, reasons }} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {!verdict && picked !== undefined && <p className={styles.hint}>{list.pickHint}</p>}
      </div>
    </Dialog>
  );
};
