import type { ServiceIdentifier } from 'inversify';
import { useMemo } from 'react';
import type { BulkWrites } from '../../../application/shared/bulkWrites.ts';
import type { Versioned } from '../../../application/shared/Versioned.ts';
import type { RefusalReason } from '../../../domain/failure/RefusalReason.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

type Words = BulkAction<never>['words'];

interface RecordBulk<Status extends string, Row> {
  readonly writes: ServiceIdentifier<{ readonly bulk: BulkWrites<Status> }>;
  readonly words: {
    /** Such as "3 vehicles". */
    readonly counted: (count: number) => string;
    readonly final: Words;
    readonly removeText: string;
  };
  readonly statusWords: Readonly<Record<Status, string>>;
  /** The statuses to choose from, and the final one, which has a button of its own. */
  readonly free: readonly Status[];
  readonly final: Status;
  readonly refusalOf: (row: Row, to: Status) => RefusalReason | undefined;
  readonly removalRefusalOf: (row: Row) => RefusalReason | undefined;
}

/** What can be done to many records with a status: give them another, retire them, delete them. All of it can be undone. */
export const useRecordBulk = <Status extends string, Row extends Versioned>({
  writes,
  words,
  statusWords,
  free,
  final,
  refusalOf,
  removalRefusalOf,
}: RecordBulk<Status, Row>): readonly BulkAction<Row>[] => {
  const { bulk } = useInjection(writes);
  const { refusals, bulk: texts } = useAdminTexts();
  return useMemo(() => {
    const wordsOf = (reason: RefusalReason | undefined): string | undefined => reason && refusals[reason];
    const undone = (count: number): string => texts.restored(words.counted(count));
    const undo: BulkAction<Row>['undo'] = (changed, watch) => bulk.undo(changed, watch);
    const chosenIn = (text: string): Status | undefined => free.find((status) => status === text);
    return [
      {
        key: 'status',
        words: {
          label: texts.status.label,
          title: (count) => texts.status.title(words.counted(count)),
          yes: () => texts.status.yes,
          done: (count) => texts.status.done(words.counted(count)),
          undone,
        },
        choice: { label: texts.status.choice, options: Object.fromEntries(free.map((to) => [to, statusWords[to]])) },
        refusalOf: (row, text) => {
          const to = chosenIn(text);
          return to && wordsOf(refusalOf(row, to));
        },
        run: async (rows, text, watch) => {
          const to = chosenIn(text);
          return to ? bulk.move(rows, to, watch) : [];
        },
        undo,
      },
      {
        key: 'final',
        words: { ...words.final, undone },
        isDangerous: true,
        refusalOf: (row) => wordsOf(refusalOf(row, final)),
        run: (rows, _, watch) => bulk.move(rows, final, watch),
        undo,
      },
      {
        key: 'remove',
        words: {
          label: texts.remove.label,
          text: words.removeText,
          title: (count) => texts.remove.title(words.counted(count)),
          yes: (count) => texts.remove.yes(words.counted(count)),
          done: (count) => texts.remove.done(words.counted(count)),
          undone,
        },
        isDangerous: true,
        refusalOf: (row) => wordsOf(removalRefusalOf(row)),
        run: (rows, _, watch) => bulk.remove(rows, watch),
        undo,
      },
    ];
  }, [bulk, refusals, texts, words, statusWords, free, final, refusalOf, removalRefusalOf]);
};
