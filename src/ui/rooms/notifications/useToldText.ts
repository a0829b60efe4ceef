import type { Notification } from '../../../domain/notification/Notification.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** What happened, in words; an alert names the view it is of. */
export const useToldText = (): ((told: Notification) => string) => {
  const { kind, matched, moreMatched } = useNotificationTexts();
  const number = numberFormat(useLocale());
  return ({ kind: what, view }) => {
    if (view === undefined) return kind[what];
    return view.more === undefined
      ? matched(view.name)
      : moreMatched(number.format(view.more), view.more === 1, view.name);
  };
};
