import type { LoadNews } from '../../../domain/notification/LoadNews.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** How a load changed, in a line: "Window in Essen: … → …; target price". */
export const useChangeText = (): ((changed: LoadNews) => string) => {
  const { change: words } = useNotificationTexts();
  const locale = useLocale();
  const { freight } = useAdminTexts();
  const measure = useMeasure();
  const number = numberFormat(locale);
  const goods = ({ count, grossKg }: NonNullable<LoadNews['cargo']>['now']): string =>
    [freight.packages(number.format(count)), measure(grossKg, 'kg')].join(' · ');
  return ({ parts, place, window, cargo }) => {
    const fromTo = (title: string, before: string | undefined, now: string | undefined): string =>
      words.fromTo(title, before ?? words.nothing, now ?? words.nothing);
    const told: Partial<Record<(typeof parts)[number], string>> = {
      ...(place && { place: fromTo(words.part.place, place.before, place.now) }),
      ...(window && {
        window: fromTo(
          window.city === undefined ? words.part.window : words.windowIn(window.city),
          windowText(window.before, locale),
          windowText(window.now, locale),
        ),
      }),
      ...(cargo && {
        cargo: fromTo(words.part.cargo, goods(cargo.before), goods(cargo.now)),
      }),
    };
    return parts.map((part) => told[part] ?? words.part[part]).join('; ');
  };
};
