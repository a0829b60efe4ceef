import type { StatementLine, StatementRecord } from './Statement.ts';

/** All lines of a statement. Those of a draft are what was agreed by now, and its extras. */
export const statedLines = ({
  status,
  lines,
  agreed,
}: Pick<StatementRecord, 'status' | 'lines' | 'agreed'>): readonly StatementLine[] =>
  status === 'draft'
    ? [...agreed.map((amount): StatementLine => ({ ...amount, reason: null, state: 'agreed', note: null })), ...lines]
    : lines;
