import { useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogActions } from '../DialogActions.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import type { BulkAction } from './BulkAction.ts';
import { BulkQuestion } from './BulkQuestion.tsx';
import type { BulkState } from './BulkState.ts';
import { NamedRows } from './NamedRows.tsx';

export interface BulkDialogProps<Row> {
  readonly action: Omit<BulkAction<Row>, 'run' | 'undo'>;
  readonly rows: readonly Row[];
  /** The row's key and what people call it. */
  readonly nameOf: (row: Row) => { readonly id: string; readonly name: string };
  readonly state: BulkState;
  readonly onRun: (rows: readonly Row[], chosen: string) => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** The first choice that some rows can be given. */
const firstFor = <Row,>({ choice, refusalOf }: BulkDialogProps<Row>['action'], rows: readonly Row[]): string => {
  const options = Object.keys(choice?.options ?? {});
  return options.find((each) => rows.some((row) => refusalOf(row, each) === undefined)) ?? options[0] ?? '';
};

/** Asks before many rows are changed, says who cannot be, shows how far it is, and what became of each. */
export const BulkDialog = <Row,>(props: BulkDialogProps<Row>) => {
  const { action, rows, nameOf, state, onRun, onStop, onClose } = props;
  const { bulk } = useAdminTexts();
  const number = new Intl.NumberFormat(useLocale());
  const [chosen, setChosen] = useState(() => firstFor(action, rows));
  const { words } = action;
  if (state.at === 'work') {
    const progress = bulk.progress(number.format(state.finished), number.format(state.all));
    return (
      <Dialog key="work" title={words.label} onClose={onStop}>
        <ProgressBar label={progress} share={state.finished / Math.max(state.all, 1)} />
        <p role="status">{progress}</p>
        <DialogActions>
          <Button variant="secondary" onClick={onStop}>
            {bulk.stop}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  if (state.at === 'result') {
    const title =
      state.left > 0
        ? bulk.stopped(number.format(state.done), number.format(state.left))
        : bulk.result(number.format(state.done), number.format(state.refused.length));
    return (
      <Dialog key="result" title={title} onClose={onClose}>
        <p className="visually-hidden" role="status">
          {title}
        </p>
        {state.refused.length > 0 && <NamedRows title={words.refused ?? words.label} rows={state.refused} />}
        <DialogActions>
          <Button variant="secondary" onClick={() => onRun(rows, chosen)}>
            {bulk.retry(number.format(rows.length))}
          </Button>
          <Button onClick={onClose}>{bulk.close}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <BulkQuestion
      action={action}
      rows={rows}
      nameOf={nameOf}
      alike={state.alike}
      chosen={chosen}
      onChoose={setChosen}
      onRun={(some) => onRun(some, chosen)}
      onClose={onClose}
    />
  );
};
