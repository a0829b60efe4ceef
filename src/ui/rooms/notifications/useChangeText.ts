import type { LoadNews } from '../../../domain/load/LoadChange.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** Of so many changes a line says what was and what is; the others it names. */
const mostExplained = 3;

/** How a load changed, in a line: "Window in Essen: … → …; Cargo: … → …; Goods; Dangerous goods; ADR". */
export const useChangeText = (): ((changed: readonly LoadNews[]) => string) => {
  const { change: words } = useNotificationTexts();
  const locale = useLocale();
  const { freight } = useAdminTexts();
  const measure = useMeasure();
  const number = numberFormat(locale);
  const goods = ({ count, grossKg }: NonNullable<LoadNews['cargo']>['now']): string =>
    [freight.packages(number.format(count)), measure(grossKg, 'kg')].join(' · ');
  const nameOf = ({ what }: LoadNews): string => (what ? words.what[what] : words.other);
  const explained = (change: LoadNews): string => {
    const { what, city, place, window, cargo } = change;
    const name = nameOf(change);
    const fromTo = (title: string, before: string | undefined, now: string | undefined): string =>
      words.fromTo(title, before ?? words.nothing, now ?? words.nothing);
    if (place) return fromTo(name, place.before, place.now);
    if (cargo) return fromTo(name, goods(cargo.before), goods(cargo.now));
    if (what === 'cargo') return words.packed;
    const title = city === undefined ? name : words.at(name, city);
    return window ? fromTo(title, windowText(window.before, locale), windowText(window.now, locale)) : title;
  };
  return (changed) => {
    const others = changed.slice(mostExplained).map(nameOf);
    const named = [...new Set(others)].map((name) => {
      const count = others.filter((other) => other === name).length;
      return count === 1 ? name : words.several(name, number.format(count));
    });
    return [...changed.slice(0, mostExplained).map(explained), ...named].join('; ');
  };
};
