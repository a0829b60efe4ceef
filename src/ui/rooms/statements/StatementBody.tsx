import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import { ediChunk } from './edi/ediChunk.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { LinesCard } from './LinesCard.tsx';
import { NextCard } from './NextCard.tsx';
import { SaveCard } from './SaveCard.tsx';
import { StatementFacts } from './StatementFacts.tsx';

interface StatementBodyProps {
  readonly statement: StatementRecord;
  readonly mayWrite: boolean;
}

/** All of a statement below its header. */
export const StatementBody = ({ statement, mayWrite }: StatementBodyProps) => (
  <RecordParts
    first={<NextCard statement={statement} mayWrite={mayWrite} />}
    main={<LinesCard statement={statement} mayWrite={mayWrite} />}
    side={
      <>
        <StatementFacts statement={statement} />
        <SaveCard statement={statement} />
      </>
    }
    last={
      <>
        <Chunked chunk={ediChunk} meanwhile={<SkeletonCard facts={2} />}>
          {({ EdiCards }) => <EdiCards statement={statement} />}
        </Chunked>
        <HistoryCard statement={statement} />
      </>
    }
  />
);
