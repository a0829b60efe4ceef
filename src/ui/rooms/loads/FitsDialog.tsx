import type { Load } from '../../../domain/load/Load.ts';
import type { CrewedTruck } from '../../../domain/load/LoadCombinations.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import styles from './FitsDialog.module.css';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { FirstTruck } from './FirstTruck.tsx';
import { useFleetFit } from './useFleetFit.ts';
import { useLoadTexts } from './useLoadTexts.ts';

interface FitsDialogProps {
  readonly load: Load;
  /** Id of the truck that was picked; '' for none, and undefined where none can be picked. */
  readonly picked: string | undefined;
  readonly trucks: { readonly names: Readonly<Record<string, string>>; readonly isFailed: boolean };
  readonly onClose: () => void;
}

const most = { near: 3, named: 50 } as const;

/** How the picked truck fits a load, which others do, and what stands against the nearest of those that do not. */
export const FitsDialog = ({ load, picked, trucks: { names, isFailed }, onClose }: FitsDialogProps) => {
  const { list } = useLoadTexts();
  const { verdict: words } = useAdminTexts();
  const nameOf = (id: string): string => names[id] ?? list.someTruck;
  const { fits, verdict } = load;
  const { fit, isEmpty, isError, headline } = useFleetFit(load);
  const number = numberFormat(useLocale());
  const nearest = fit?.others.slice(0, most.near).map(({ id, verdict: { reasons } }) => ({ vehicleId: id, reasons }));
  const nearly = nearest ?? (isError ? fits.nearly : []);
  const lines = (shown: readonly CrewedTruck[] = [], said: (truck: CrewedTruck) => string | undefined) =>
    shown.map((truck) => <li key={truck.id}>{[nameOf(truck.id), said(truck)].filter(Boolean).join(' · ')}</li>);
  const named = [
    ...lines(fit?.fitting, ({ spare }) => (spare ? list.spare : undefined)),
    ...lines(fit?.late, () => words.tooLate),
    ...lines(fit?.driverless, () => words.nobodyDrives),
  ];
  const more = named.length - most.named;
  if (isEmpty)
    return (
      <Dialog title={list.fitsTitle} onClose={onClose}>
        <FirstTruck />
      </Dialog>
    );
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
          <h3>{headline}</h3>
          {named.length > 0 && (
            <ul className={styles.fitting}>
              {named.slice(0, most.named)}
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
