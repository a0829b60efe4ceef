import { useState } from 'react';
import type { Versioned } from '../../../application/shared/bulkWrites.ts';
import { Notices } from '../../../application/shared/Notices.ts';
import { Wording } from '../../../application/shared/Wording.ts';
import type { Failure } from '../../../domain/failure/Failure.ts';
import { failureMessage } from '../../../domain/failure/failureMessage.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { BulkAction, RowOutcome } from '../../components/selection/BulkAction.ts';
import type { BulkState, NamedRow } from '../../components/selection/BulkState.ts';
import type { RowSelection } from '../../components/selection/RowSelection.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';

const nobodyWatches = { signal: new AbortController().signal, onProgress: () => undefined };

const doneOf = (outcomes: readonly RowOutcome[]): readonly string[] =>
  outcomes.flatMap(({ item, failure }) => (failure ? [] : [item.id]));

/** What can be undone. */
const changedOf = (outcomes: readonly RowOutcome[]): readonly Versioned[] =>
  outcomes.flatMap((outcome) =>
    outcome.failure || outcome.output === undefined ? [] : [{ id: outcome.item.id, version: outcome.output }],
  );

/** Changes many rows, and offers to undo what was done. What was refused stays selected, what was so already does not. */
export const useBulkRun = <Of>(selection: RowSelection<Of>) => {
  const notices = useInjection(Notices);
  const wording = useInjection(Wording);
  const { bulk, refusals } = useAdminTexts();
  const number = numberFormat(useLocale());
  const [open, setOpen] = useState<{ readonly action: BulkAction<Of>; readonly state: BulkState }>();
  const [stopping, setStopping] = useState<AbortController>();

  const whyOf = ({ refusalText }: BulkAction<Of>, failure: Failure): string => {
    const { trouble } = failure;
    const isOfFields = trouble.kind === 'refused' && trouble.errors.some(({ field }) => field !== '');
    return isOfFields && refusalText
      ? refusalText(trouble.errors)
      : failureMessage(failure, { ...wording.failures(), refusals });
  };

  const refusedOf = (
    action: BulkAction<Of>,
    outcomes: readonly RowOutcome[],
    names: ReadonlyMap<string, string>,
  ): readonly NamedRow[] =>
    outcomes.flatMap(({ item: { id }, failure }) =>
      failure ? [{ id, name: names.get(id) ?? '', why: whyOf(action, failure) }] : [],
    );

  const undo = async (
    action: BulkAction<Of>,
    changed: readonly Versioned[],
    names: ReadonlyMap<string, string>,
  ): Promise<void> => {
    const outcomes = (await action.undo?.(changed, nobodyWatches)) ?? [];
    const [first, ...others] = refusedOf(action, outcomes, names);
    if (!first) notices.tell(action.words.undone?.(changed.length) ?? bulk.undone);
    else if (others.length === 0) notices.show(bulk.notUndone(first.name, first.why));
    else notices.show(bulk.someNotUndone(number.format(others.length + 1), first.why));
  };

  const run = async (action: BulkAction<Of>, rows: readonly Of[], chosen: string): Promise<void> => {
    const stop = new AbortController();
    setStopping(stop);
    const onProgress = (finished: number): void =>
      setOpen({ action, state: { at: 'work', finished, all: rows.length } });
    onProgress(0);
    const names = new Map(rows.map((row) => [selection.idOf(row), selection.nameOf(row)]));
    const outcomes = await action.run(rows, chosen, { signal: stop.signal, onProgress });
    const done = doneOf(outcomes);
    const refused = refusedOf(action, outcomes, names);
    const left = rows.length - outcomes.length;
    const alike = selection
      .rows()
      .filter((row) => action.isSo?.(row, chosen))
      .map((row) => selection.idOf(row));
    selection.drop(new Set([...done, ...alike]));
    setOpen(
      refused.length + left === 0 ? undefined : { action, state: { at: 'result', done: done.length, left, refused } },
    );
    if (done.length > 0) {
      const actions = action.undo
        ? [{ label: bulk.undo, run: () => void undo(action, changedOf(outcomes), names) }]
        : [];
      notices.tell(action.words.done(done.length, action.choice?.options[chosen] ?? ''), actions);
    }
  };

  return {
    open,
    ask: (action: BulkAction<Of>) => setOpen({ action, state: { at: 'question' } }),
    run: (rows: readonly Of[], chosen: string) => open && void run(open.action, rows, chosen),
    stop: () => stopping?.abort(),
    close: () => setOpen(undefined),
  };
};
