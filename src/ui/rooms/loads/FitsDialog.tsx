import type { Load } from '../../../domain/load/Load.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './FitsDialog.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

interface FitsDialogProps {
  readonly load: Load;
  /** Id of the truck that was picked; '' for none. */
  readonly picked: string;
  readonly trucks: { readonly names: Readonly<Record<string, string>>; readonly isFailed: boolean };
  readonly onClose: () => void;
}

/** How the picked truck fits a load, how many others do, and what stands against the nearest of those that do not. */
export const FitsDialog = ({
  load: { fits, verdict },
  picked,
  trucks: { names, isFailed },
  onClose,
}: FitsDialogProps) => {
  const { list } = useLoadTexts();
  const number = new Intl.NumberFormat(useLocale());
  const nameOf = (id: string): string => names[id] ?? list.someTruck;
  const { count, nearly } = fits;
  return (
    <Dialog title={list.fitsTitle} onClose={onClose}>
      <div className={styles.parts}>
        {isFailed && <p role="status">{list.trucksUnread}</p>}
        {verdict && (
          <section className={styles.truck}>
            <h3>{nameOf(picked)}</h3>
            <VerdictReasons verdict={verdict} />
          </section>
        )}
        <p>{count === 0 ? list.noneFits : list.fits(number.format(count), count === 1)}</p>
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
        {!verdict && <p className={styles.hint}>{list.pickHint}</p>}
      </div>
    </Dialog>
  );
};
