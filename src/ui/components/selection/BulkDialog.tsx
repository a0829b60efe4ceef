import { useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogActions } from '../DialogActions.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { SelectField } from '../SelectField.tsx';
import { wordOptions } from '../wordOptions.ts';
import type { BulkAction } from './BulkAction.ts';
import type { BulkState, NamedRow } from './BulkState.ts';
import styles from './BulkDialog.module.css';
import { DoubtfulRows } from './DoubtfulRows.tsx';
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
  const { words, doubts } = action;
  const split = (some: readonly Row[], whyOf: (row: Row) => string | undefined) => {
    const judged = some.map((row) => ({ row, why: whyOf(row) }));
    return {
      named: judged.flatMap(({ row, why }): readonly NamedRow[] =>
        why === undefined ? [] : [{ ...nameOf(row), why }],
      ),
      others: judged.flatMap(({ row, why }) => (why === undefined ? [row] : [])),
    };
  };
  const { named: refused, others: able } = split(rows, (row) => action.refusalOf(row, chosen));
  const { named: doubtful, others: likely } = split(able, (row) => doubts?.doubtOf(row));
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
        {state.refused.length > 0 && <NamedRows title={words.label} rows={state.refused} />}
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
    <Dialog key="question" title={able.length > 0 ? words.title(able.length) : words.label} onClose={onClose}>
      <div className={styles.body}>
        {action.choice && (
          <SelectField
            name="bulk-choice"
            label={action.choice.label}
            value={chosen}
            options={wordOptions(action.choice.options)}
            onChange={setChosen}
          />
        )}
        {action.sumOf && able.length > 0 && <p className={styles.sum}>{action.sumOf(able)}</p>}
        {words.text !== undefined && able.length > 0 && <p>{words.text}</p>}
        {able.length === 0 && <p>{bulk.noneCan}</p>}
        {doubts && doubtful.length > 0 && <DoubtfulRows words={doubts.words} rows={doubtful} />}
        {refused.length > 0 && <NamedRows title={bulk.refused(number.format(refused.length))} rows={refused} />}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} data-safe={able.length > 0 ? '' : undefined}>
          {bulk.cancel}
        </Button>
        {doubts && doubtful.length > 0 && likely.length > 0 && (
          <Button variant="secondary" onClick={() => onRun(likely, chosen)}>
            {doubts.words.others(likely.length)}
          </Button>
        )}
        {able.length > 0 && (
          <Button variant={action.isDangerous ? 'confirm-danger' : 'primary'} onClick={() => onRun(able, chosen)}>
            {words.yes(able.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
