import type { Statement, StatementStatus } from '../../../domain/statement/Statement.ts';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import { useOwnSide } from './useOwnSide.ts';
import { useOverdueText } from './useOverdueText.ts';
import { useStatementTexts } from './useStatementTexts.ts';

type Side = 'carrier' | 'shipper';

/** `warning` is for whoever has to act. */
const tones: Readonly<Record<StatementStatus, Readonly<Record<Side, Tone>>>> = {
  draft: { carrier: 'warning', shipper: 'quiet' },
  issued: { carrier: 'open', shipper: 'warning' },
  disputed: { carrier: 'warning', shipper: 'stopped' },
  approved: { carrier: 'good', shipper: 'warning' },
  paid: { carrier: 'warning', shipper: 'open' },
  settled: { carrier: 'good', shipper: 'good' },
};

/** The status of a statement as its side reads it, and how long it is overdue. */
export const StatementStanding = ({ statement }: { readonly statement: Statement }) => {
  const { status: words } = useStatementTexts();
  const side = useOwnSide();
  const late = useOverdueText(statement);
  return (
    <>
      <StatusBadge tone={tones[statement.status][side]}>{words[statement.status][side]}</StatusBadge>{' '}
      {late !== undefined && <StatusBadge tone="bad">{late}</StatusBadge>}
    </>
  );
};
