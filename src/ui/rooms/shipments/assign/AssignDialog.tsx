import { useState } from 'react';
import { singleSpaced } from '../../../../domain/outside/singleSpaced.ts';
import { findCandidates } from '../../../../domain/shipment/findCandidates.ts';
import { isAssignable } from '../../../../domain/shipment/isAssignable.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { CheckField } from '../../../components/CheckField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useRouteText } from '../../../shared/freight/useRouteText.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './AssignDialog.module.css';
import { CandidateList } from './CandidateList.tsx';
import { RefusedTruck } from './RefusedTruck.tsx';
import { useAssignTruck } from './useAssignTruck.ts';
import { useCandidates } from './useCandidates.ts';

interface AssignDialogProps {
  readonly shipment: ShipmentRecord;
  readonly onClose: () => void;
}

/** Characters a reason has at most. */
const longest = 200;

/** Gives a shipment a truck, or another one: one click for the truck, one to confirm. */
export const AssignDialog = ({ shipment, onClose }: AssignDialogProps) => {
  const { assign: words } = useShipmentTexts();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const route = useRouteText();
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const [q, setSearch] = useState('');
  const [onlyFitting, setOnlyFitting] = useState<boolean>();
  const [isTried, setTried] = useState(false);
  const { candidates, isLoadingError, error, refetch } = useCandidates(shipment);
  const task = useAssignTruck(shipment, onClose, () => void refetch());
  const trouble = task.refused?.trouble.kind === 'refused' ? task.refused.trouble : undefined;

  const fitting = candidates?.filter(isAssignable).length ?? 0;
  const isNarrowed = onlyFitting ?? fitting > 0;
  const shown = findCandidates(candidates ?? [], { q, onlyFitting: isNarrowed });
  const picked = candidates?.find(({ vehicle }) => vehicle.id === chosen);
  const needsReason = shipment.status !== 'booked' && shipment.status !== 'assigned';
  const [first] = shipment.stops;
  const timeZone = first?.window?.timeZone;

  const choiceProblem = (): string | undefined => {
    if (!isTried || candidates === undefined) return undefined;
    if (!picked) return words.chooseFirst;
    return isAssignable(picked) ? undefined : words.blockedChoice;
  };
  const send = (): void => {
    setTried(true);
    if (!picked?.driver || !isAssignable(picked) || (needsReason && singleSpaced(reason) === '')) return;
    void task.run({
      vehicleId: picked.vehicle.id,
      trailerId: picked.trailer?.id ?? null,
      driverId: picked.driver.id,
      reason: singleSpaced(reason) || undefined,
    });
  };

  return (
    <Dialog title={shipment.assignment ? words.titleAgain : words.title} onClose={onClose}>
      <div className={styles.top}>
        <p className={styles.lead}>
          {words.lead(
            route(shipment.stops.map(({ place }) => place ?? {})),
            windowText({ from: first?.window?.from, to: first?.window?.to, timeZone }, locale) ?? '',
          )}
        </p>
        {trouble?.status === 422 ? (
          <RefusedTruck errors={trouble.errors} />
        ) : (
          <OvertakenShipment failure={task.refused} status={shipment.status} />
        )}
        <SearchField label={words.search} value={q} onSearch={setSearch} />
        {candidates !== undefined && candidates.length > 0 && (
          <div className={styles.tools}>
            <CheckField name="only-fitting" label={words.onlyFitting} checked={isNarrowed} onChange={setOnlyFitting} />
            <span role="status" className={styles.count}>
              {words.count(number.format(fitting), number.format(candidates.length))}
            </span>
          </div>
        )}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {isLoadingError && <ReadFailure failure={error} onRetry={() => void refetch()} />}
        {candidates === undefined && !isLoadingError && <p role="status">{words.loading}</p>}
        {candidates?.length === 0 && <p>{words.none}</p>}
        {candidates !== undefined && candidates.length > 0 && fitting === 0 && (
          <p className={styles.noneFits}>{words.noneFits}</p>
        )}
        {candidates !== undefined && candidates.length > 0 && shown.length === 0 && <p>{words.nothingFound}</p>}
        <CandidateList
          candidates={shown}
          timeZone={timeZone}
          chosen={chosen}
          problem={choiceProblem()}
          onChoose={(vehicleId) => {
            setChosen(vehicleId);
            setTried(false);
            task.forgive();
          }}
        />
        <div className={styles.foot}>
          {needsReason && (
            <TextField
              name="reason"
              label={words.reason}
              hint={words.reasonHint}
              autoComplete="off"
              maxLength={longest}
              value={reason}
              onChange={setReason}
              problem={isTried && singleSpaced(reason) === '' ? words.reasonMissing : undefined}
            />
          )}
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={task.pending}>
              {picked ? words.sendTruck(picked.vehicle.plate) : words.send}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
};
