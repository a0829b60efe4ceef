import type { ServiceIdentifier } from 'inversify';
import type { ComponentProps, ReactNode } from 'react';
import type { Question } from '../../../application/shared/Dialogs.ts';
import { Card } from '../../components/Card.tsx';
import { ConflictDialogue } from '../../components/ConflictDialogue.tsx';
import { MoveList } from '../../components/record/MoveList.tsx';
import { useQuestion } from '../useQuestion.ts';
import { type MoveRecord, type Standing, useMoveRecord } from './useMoveRecord.ts';

interface RecordStatusProps<Status extends string, Held> {
  readonly record: Held;
  readonly useCase: ServiceIdentifier<MoveRecord<Status, Held>>;
  readonly title: string;
  readonly badge: ReactNode;
  /** Labels of the statuses. */
  readonly words: Readonly<Record<Status, string>>;
  /** Empty for viewers. */
  readonly moves: ComponentProps<typeof MoveList<NoInfer<Status>>>['moves'];
  /** Asked before a final move. */
  readonly question: Omit<Question, 'isDangerous'>;
  /** Shown above the moves. */
  readonly children?: ReactNode;
}

/** A record's status, the allowed moves, and why others are refused. Final moves ask first. */
export const RecordStatus = <Status extends string, Held extends Standing<Status>>({
  record,
  useCase,
  title,
  badge,
  words,
  moves,
  question,
  children,
}: RecordStatusProps<Status, Held>) => {
  const { clash, pending, move, insist, yield: giveWay } = useMoveRecord(record, useCase);
  const ask = useQuestion();
  const go = async (to: Status): Promise<void> => {
    const isFinal = moves.some((known) => known.to === to && known.isFinal);
    if (isFinal && !(await ask({ ...question, isDangerous: true }))) return;
    move(to);
  };
  return (
    <Card title={title} aside={badge}>
      {children}
      <MoveList moves={moves} busy={pending} onMove={(to) => void go(to)} />
      {clash && (
        <ConflictDialogue
          rows={[{ label: title, mine: words[clash.wanted], theirs: words[clash.theirs.status] }]}
          busy={pending}
          onTakeTheirs={giveWay}
          onSaveMine={insist}
          onClose={giveWay}
        />
      )}
    </Card>
  );
};
