import { useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogActions } from '../DialogActions.tsx';
import { SelectField } from '../SelectField.tsx';
import { wordOptions } from '../wordOptions.ts';
import { AlikeRows } from './AlikeRows.tsx';
import type { BulkAction } from './BulkAction.ts';
import styles from './BulkDialog.module.css';
import type { Likeness } from './BulkState.ts';
import { DoubtfulRows } from './DoubtfulRows.tsx';
import { NamedRows } from './NamedRows.tsx';

interface BulkQuestionProps<Row> {
  readonly action: Omit<BulkAction<Row>, 'run' | 'undo'>;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => { readonly id: string; readonly name: string };
  /** Undefined while that is looked up. */
  readonly alike: ReadonlyMap<string, Likeness> | undefined;
  /** What was chosen for them, which outlives the question. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
  readonly onRun: (rows: readonly Row[]) => void;
  readonly onClose: () => void;
}

/** Asks before many rows are changed, and says who cannot be, who looks like another and what is unusual. */
export const BulkQuestion = <Row,>(props: BulkQuestionProps<Row>) => {
  const { action, rows, nameOf, alike, chosen, onChoose, onRun, onClose } = props;
  const { bulk } = useAdminTexts();
  const number = new Intl.NumberFormat(useLocale());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { words, doubts, likeness } = action;
  const split = <Why,>(some: readonly Row[], whyOf: (row: Row) => Why | undefined) => {
    const judged = some.map((row) => ({ row, why: whyOf(row) }));
    return {
      told: judged.flatMap(({ row, why }) => (why === undefined ? [] : [{ ...nameOf(row), row, why }])),
      others: judged.flatMap(({ row, why }) => (why === undefined ? [row] : [])),
    };
  };
  const { told: refused, others: able } = split(rows, (row) => action.refusalOf(row, chosen));
  const { told: twins } = split(able, (row) => alike?.get(nameOf(row).id));
  const leftOut = new Set(twins.flatMap(({ id }) => (ticked.has(id) ? [] : [id])));
  const meant = able.filter((row) => !leftOut.has(nameOf(row).id));
  const { told: doubtful, others: likely } = split(meant, (row) => doubts?.doubtOf(row));
  const isLooking = likeness !== undefined && alike === undefined && able.length > 0;
  const tick = (id: string, isTicked: boolean): void =>
    setTicked((before) => new Set([...before].filter((one) => one !== id).concat(isTicked ? [id] : [])));
  return (
    <Dialog key="question" title={meant.length > 0 ? words.title(meant.length) : words.label} onClose={onClose}>
      <div className={styles.body}>
        {action.choice && (
          <SelectField
            name="bulk-choice"
            label={action.choice.label}
            value={chosen}
            options={wordOptions(action.choice.options)}
            onChange={onChoose}
          />
        )}
        {action.sumOf && able.length > 0 && <p className={styles.sum}>{action.sumOf(able)}</p>}
        {words.text !== undefined && meant.length > 0 && <p>{words.text}</p>}
        {able.length === 0 && <p>{words.cannot?.none ?? bulk.noneCan}</p>}
        {likeness && able.length > 0 && (
          <div role="status">
            {isLooking && likeness.words.looking}
            {meant.length === 0 && likeness.words.tickOne}
          </div>
        )}
        {likeness && twins.length > 0 && (
          <AlikeRows
            words={likeness.words}
            rows={twins.map(({ id, name, why }) => ({ id, name, like: why }))}
            ticked={ticked}
            onTick={tick}
          />
        )}
        {doubts && doubtful.length > 0 && <DoubtfulRows words={doubts.words} rows={doubtful} />}
        {refused.length > 0 && (
          <NamedRows
            title={able.length === 0 ? bulk.why : (words.cannot?.some ?? bulk.refused)(number.format(refused.length))}
            rows={refused.map(({ row, ...named }) => ({ ...named, path: action.mendAt?.(row) }))}
          />
        )}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} data-safe={meant.length > 0 ? '' : undefined}>
          {bulk.cancel}
        </Button>
        {doubts && doubtful.length > 0 && likely.length > 0 && (
          <Button variant="secondary" busy={isLooking} onClick={() => onRun(likely)}>
            {doubts.words.others(likely.length)}
          </Button>
        )}
        {meant.length > 0 && (
          <Button
            variant={action.isDangerous ? 'confirm-danger' : 'primary'}
            busy={isLooking}
            onClick={() => onRun(meant)}
          >
            {words.yes(meant.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
