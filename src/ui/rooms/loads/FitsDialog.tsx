import type { Load } from '../../../domain/load/Load.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import { windowText } from '../../shared/freight/windowText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './FitsDialog.module.css';
import { FirstTruck } from './FirstTruck.tsx';
import { FitGroups } from './FitGroups.tsx';
import { useFleetFit } from './useFleetFit.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import { useWayText } from './useWayText.ts';

interface FitsDialogProps {
  readonly load: Load;
  /** Id of the truck that was picked; '' for none, and undefined where none can be picked. */
  readonly picked: string | undefined;
  readonly trucks: { readonly names: Readonly<Record<string, string>>; readonly isFailed: boolean };
  readonly onClose: () => void;
}

const mostNear = 3;

/** How the picked truck fits a load, which others do, and what stands against the nearest of those that do not. */
export const FitsDialog = ({ load, picked, trucks: { names, isFailed }, onClose }: FitsDialogProps) => {
  const { list } = useLoadTexts();
  const locale = useLocale();
  const wayText = useWayText();
  const nameOf = (id: string): string => names[id] ?? list.someTruck;
  const { fits, verdict, stops } = load;
  const route = useRouteText()(stops);
  const pickup = windowText(stops[0]?.window ?? {}, locale);
  const { fit, isEmpty, isError, sum, late } = useFleetFit(load);
  const nearest = fit?.others
    .slice(0, mostNear)
    .map(({ id, emptyKm, verdict: { reasons } }) => ({ vehicleId: id, emptyKm, reasons }));
  const nearly = nearest ?? (isError ? fits.nearly.map((each) => ({ ...each, emptyKm: undefined })) : []);
  if (isEmpty)
    return (
      <Dialog title={list.fitsTitle(route)} onClose={onClose}>
        <FirstTruck />
      </Dialog>
    );
  return (
    <Dialog title={list.fitsTitle(route)} onClose={onClose}>
      <div className={styles.parts}>
        {pickup !== undefined && <p>{list.fitsPickup(pickup)}</p>}
        {isFailed && <p role="status">{list.trucksUnread}</p>}
        {verdict && (
          <section className={styles.truck}>
            <h3>{nameOf(picked ?? '')}</h3>
            <VerdictReasons verdict={verdict} />
          </section>
        )}
        <h3>{sum}</h3>
        {late !== undefined && <p>{late}</p>}
        {fit && <FitGroups fit={fit} nameOf={nameOf} />}
        {nearly.length > 0 && (
          <section className={styles.truck}>
            <h3>{list.nearest}</h3>
            <ul className={styles.trucks}>
              {nearly.map(({ vehicleId, emptyKm, reasons }) => (
                <li key={vehicleId} className={styles.truck}>
                  <CellLines caption={wayText(emptyKm)}>
                    <strong>{nameOf(vehicleId)}</strong>
                  </CellLines>
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
