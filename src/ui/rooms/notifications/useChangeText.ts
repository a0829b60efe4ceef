import type { LoadNews } from '../../../domain/load/LoadChange.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** How many changes stand in a line. */
const mostShown = 3;

/** How a load changed, in a line: "Window in Essen: … → …; Target price; ADR; 2 more changes". */
export const useChangeText = (): ((changed: readonly LoadNews[]) => string) => {
  const { change: words } = useNotificationTexts();
  const locale = useLocale();
  const { freight } = useAdminTexts();
  const measure = useMeasure();
  const number = numberFormat(locale);
  const goods = ({ count, grossKg }: NonNullable<LoadNews['cargo']>['now']): string =>
    [freight.packages(number.format(count)), measure(grossKg, 'kg')].join(' · ');
  const told = ({ what, city, place, window, cargo }: LoadNews): string => {
    const name = what ? words.what[what] : words.other;
    const fromTo = (title: string, before: string | undefined, now: string | undefined): string =>
      words.fromTo(title, before ?? words.nothing, now ?? words.nothing);
    if (place) return fromTo(name, place.before, place.now);
    if (cargo) return fromTo(name, goods(cargo.before), goods(cargo.now));
    if (what === 'cargo') return words.packed;
    const title = city === undefined ? name : words.at(name, city);
    return window ? fromTo(title, windowText(window.before, locale), windowText(window.now, locale)) : title;
  };
  return (changed) => {
    const left = changed.length - mostShown;
    const shown = changed.slice(0, mostShown).map(told);
    return (left > 0 ? [...shown, words.more(number.format(left), left === 1)] : shown).join('; ');
  };
};
