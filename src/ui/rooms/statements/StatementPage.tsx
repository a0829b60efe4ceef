import type { Statement, StatementRecord } from '../../../domain/statement/Statement.ts';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { bodyChunk } from './bodyChunk.ts';
import { StatementStanding } from './StatementStanding.tsx';
import { useStatementTexts } from './useStatementTexts.ts';

const isWhole = (statement: Statement): statement is StatementRecord => 'lines' in statement;

/** The page of a statement. Until it is read, its row of the list heads it. */
export const StatementPage = ({ record, unread, mayWrite }: RecordPageProps<Statement>) => {
  const { back, route } = useStatementTexts();
  const meanwhile = <RecordParts main={unread ?? <SkeletonCard facts={4} />} side={null} />;
  return (
    <>
      <RecordHeader
        title={record.invoice ?? record.reference}
        back={{ to: useListPath('statements'), label: back }}
        sub={[...(record.invoice === undefined ? [] : [record.reference]), route(record.fromCity, record.toCity)].join(
          ' · ',
        )}
        standing={<StatementStanding statement={record} />}
      />
      <Chunked chunk={bodyChunk} meanwhile={meanwhile}>
        {({ StatementBody }) =>
          isWhole(record) ? <StatementBody statement={record} mayWrite={mayWrite} /> : meanwhile
        }
      </Chunked>
    </>
  );
};
