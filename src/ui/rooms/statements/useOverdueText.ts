import { daysUntil } from '../../../domain/calendar/daysUntil.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import type { Statement } from '../../../domain/statement/Statement.ts';
import { isTimeZone } from '../../../domain/stop/isTimeZone.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useStatementTexts } from './useStatementTexts.ts';

const unpaid: ReadonlySet<Statement['status']> = new Set(['issued', 'disputed', 'approved']);

/** How many days a statement is overdue, by the carrier's clock; undefined while it is not. */
export const useOverdueText = ({ status, dueOn, timeZone = '' }: Statement): string | undefined => {
  const { overdue } = useStatementTexts();
  const locale = useLocale();
  const now = useNow('minute').getTime();
  if (dueOn === undefined || !unpaid.has(status)) return undefined;
  const { day } = localTimeOf(now, isTimeZone(timeZone) ? timeZone : 'UTC');
  const days = -daysUntil(dueOn, day);
  return days > 0 ? overdue(new Intl.NumberFormat(locale).format(days)) : undefined;
};
