import { useState } from 'react';
import { Notices } from '../../../application/shared/Notices.ts';
import type { Versioned } from '../../../application/shared/Versioned.ts';
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

const reasonOf = ({ trouble }: Failure): string | undefined =>
  trouble.kind === 'refused' ? trouble.reason : undefined;

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

  const nameOf = (row: Of | undefined): string => (row === undefined ? '' : selection.nameOf(row));

  const whyOf = ({ refusalText }: BulkAction<Of>, failure: Failure, row: Of | undefined): string => {
    const { trouble } = failure;
    const isOfFields = trouble.kind === 'refused' && trouble.errors.some(({ field }) => field !== '');
    return isOfFields && refusalText
      ? refusalText(trouble.errors, row)
      : failureMessage(failure, { ...wording.failures(), refusals });
  };

  const refusedOf = (
    action: BulkAction<Of>,
    outcomes: readonly RowOutcome[],
    rows: ReadonlyMap<string, Of>,
  ): readonly NamedRow[] =>
    outcomes.flatMap(({ item: { id }, failure }) => {
      if (!failure) return [];
      const row = rows.get(id);
      const path = row && action.mendAt?.(row, reasonOf(failure));
      return [{ id, name: nameOf(row), why: whyOf(action, failure, row), path }];
    });

  const undo = async (
    action: BulkAction<Of>,
    changed: readonly Versioned[],
    rows: ReadonlyMap<string, Of>,
  ): Promise<void> => {
    const outcomes = (await action.undo?.(changed, nobodyWatches)) ?? [];
    const [first, ...others] = refusedOf(action, outcomes, rows);
    if (!first) notices.tell(action.words.undone?.(changed.length) ?? bulk.undone);
    else if (others.length === 0) notices.show(bulk.notUndone(first.name, first.why));
    else notices.show(bulk.someNotUndone(number.format(others.length + 1), first.why));
  };

  const ask = async (action: BulkAction<Of>, rows: readonly Of[]): Promise<void> => {
    const { likeness } = action;
    const asked = { action, state: { at: 'question', alike: likeness ? undefined : new Map() } } as const;
    setOpen(asked);
    if (!likeness) return;
    const alike = await likeness.find(rows);
    setOpen((now) => (now === asked ? { action, state: { at: 'question', alike } } : now));
  };

  const run = async (action: BulkAction<Of>, rows: readonly Of[], chosen: string): Promise<void> => {
    const stop = new AbortController();
    setStopping(stop);
    const onProgress = (finished: number): void =>
      setOpen({ action, state: { at: 'work', finished, all: rows.length } });
    onProgress(0);
    const byId = new Map(rows.map((row) => [selection.idOf(row), row]));
    const outcomes = await action.run(rows, chosen, { signal: stop.signal, onProgress });
    const done = doneOf(outcomes);
    const refused = refusedOf(action, outcomes, byId);
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
        ? [{ label: bulk.undo, run: () => void undo(action, changedOf(outcomes), byId) }]
        : [];
      notices.tell(action.words.done(done.length, action.choice?.options[chosen] ?? ''), actions);
    }
  };

  return {
    open,
    ask: (action: BulkAction<Of>, rows: readonly Of[]): void => void ask(action, rows),
    run: (rows: readonly Of[], chosen: string) => open && void run(open.action, rows, chosen),
    stop: () => stopping?.abort(),
    close: () => setOpen(undefined),
  };
};
