import { useId } from 'react';
import { isAssignable } from '../../../../domain/shipment/isAssignable.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { ReadFailure } from '../../../components/ReadFailure.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './AssignDialog.module.css';
import { AssignTop } from './AssignTop.tsx';
import { CandidateList } from './CandidateList.tsx';
import { useAssignForm } from './useAssignForm.ts';

interface AssignDialogProps {
  readonly shipment: ShipmentRecord;
  readonly onClose: () => void;
}

/** Gives a shipment a truck, or another one: one click for the truck, one to confirm. */
export const AssignDialog = ({ shipment, onClose }: AssignDialogProps) => {
  const { assign: words } = useShipmentTexts();
  const problemId = useId();
  const form = useAssignForm(shipment, onClose);
  const { reading, fitting, shown, picked, reason } = form;
  const { candidates, isLoadingError, error, refetch } = reading;
  const count = candidates?.length ?? 0;
  return (
    <Dialog title={shipment.assignment ? words.titleAgain : words.title} onClose={onClose}>
      <AssignTop shipment={shipment} form={form} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        {isLoadingError && <ReadFailure failure={error} onRetry={() => void refetch()} />}
        {candidates === undefined && !isLoadingError && <p role="status">{words.loading}</p>}
        {candidates?.length === 0 && <p>{words.none}</p>}
        {count > 0 && fitting === 0 && (
          <p className={styles.noneFits}>{candidates?.some(isAssignable) ? words.noneFitsWell : words.noneFits}</p>
        )}
        {count > 0 && shown.length === 0 && <p>{words.nothingFound}</p>}
        <CandidateList
          candidates={shown}
          timeZone={shipment.stops[0]?.window?.timeZone}
          chosen={picked?.vehicle.id}
          problem={form.choiceProblem && problemId}
          onChoose={form.choose}
        />
        <div className={styles.foot}>
          {form.choiceProblem && (
            <FieldProblem id={problemId} role="alert">
              {form.choiceProblem}
            </FieldProblem>
          )}
          {reason && (
            <TextField
              name="reason"
              label={words.reason}
              hint={words.reasonHint}
              autoComplete="off"
              value={reason.value}
              onChange={reason.set}
              problem={reason.problem}
            />
          )}
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" variant={form.isReady ? 'primary' : 'secondary'} busy={form.task.pending}>
              {picked ? words.sendTruck(picked.vehicle.plate) : words.send}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
};
