import type { StatementLine } from '../../../domain/statement/Statement.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** What a line is called: its kind, and the stop of waiting, counted from 1. */
export const useLineName = (): ((line: Pick<StatementLine, 'kind' | 'stop'>) => string) => {
  const { kind: kinds, waitingAt } = useStatementTexts().lines;
  const figure = new Intl.NumberFormat(useLocale());
  return ({ kind, stop }) => (stop === null ? kinds[kind] : waitingAt(figure.format(stop + 1)));
};
