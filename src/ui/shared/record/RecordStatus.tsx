import type { ServiceIdentifier } from 'inversify';
import type { ReactNode } from 'react';
import type { Question } from '../../../application/shared/Dialogs.ts';
import type { RefusalReason } from '../../../domain/failure/RefusalReason.ts';
import { Card } from '../../components/Card.tsx';
import { ConflictDialog } from '../../components/ConflictDialog.tsx';
import { MoveList } from '../../components/record/MoveList.tsx';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useQuestion } from '../useQuestion.ts';
import { type MoveRecord, type Standing, useMoveRecord } from './useMoveRecord.ts';

interface RecordStatusProps<Status extends string, Held, To extends Status> {
  readonly record: Held;
  /** What people call the record. */
  readonly name: string;
  readonly writes: ServiceIdentifier<MoveRecord<Status, Held>>;
  readonly title: string;
  /** Labels of the statuses, and how good the news of each is. */
  readonly statuses: {
    readonly words: Readonly<Record<Status, string>>;
    readonly tones: Readonly<Record<Status, Tone>>;
  };
  readonly moves: {
    /** The statuses to offer; empty for viewers. */
    readonly to: readonly To[];
    readonly words: Readonly<Record<To, string>>;
    /** Why a move is refused; undefined if it is allowed. */
    readonly refusalOf: (to: To) => RefusalReason | undefined;
  };
  /** The final status, and the question asked before it is given. */
  readonly final: { readonly status: To; readonly question: Omit<Question, 'isDangerous'> };
  /** Shown above the moves. */
  readonly children?: ReactNode;
  /** Shown below the moves, such as why it is off the road. */
  readonly pause?: ReactNode;
}

/** A record's status, the allowed moves, and why others are refused. A final move asks first. */
export const RecordStatus = <Status extends string, Held extends Standing<Status>, To extends Status>({
  record,
  name,
  writes,
  title,
  statuses: { words, tones },
  moves,
  final,
  children,
  pause,
}: RecordStatusProps<Status, Held, To>) => {
  const { refusals, bulk } = useAdminTexts();
  const { conflict, pending, movingTo, move, overwrite, dismiss } = useMoveRecord(record, writes, (to) =>
    bulk.moved(name, words[to]),
  );
  const ask = useQuestion();
  const go = async (to: To): Promise<void> => {
    if (to === final.status && !(await ask({ ...final.question, isDangerous: true }))) return;
    move(to);
  };
  const { status } = record;
  const offered = moves.to.map((to) => {
    const refusal = to === status ? undefined : moves.refusalOf(to);
    return {
      to,
      label: to === status ? words[status] : moves.words[to],
      refusal: refusal && refusals[refusal],
      isFinal: to === final.status,
      isCurrent: to === status,
    };
  });
  const isMarked = offered.some(({ isCurrent }) => isCurrent);
  return (
    <Card title={title} aside={!isMarked && <StatusBadge tone={tones[status]}>{words[status]}</StatusBadge>}>
      {children}
      <MoveList moves={offered} movingTo={movingTo} onMove={(to) => void go(to)} />
      {pause}
      {conflict && (
        <ConflictDialog
          rows={[{ label: title, mine: words[conflict.wanted], theirs: words[conflict.theirs.status] }]}
          busy={pending}
          onSaveMine={overwrite}
          onClose={dismiss}
        />
      )}
    </Card>
  );
};
