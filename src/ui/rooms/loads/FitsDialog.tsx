import type { Load } from '../../../domain/load/Load.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import styles from './FitsDialog.module.css';
import { useFitsText } from './useFitsText.ts';
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
  const fitsText = useFitsText();
  const nameOf = (id: string): string => names[id] ?? list.someTruck;
  const { nearly } = fits;
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
        <p>{fitsText(fits)}</p>
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
