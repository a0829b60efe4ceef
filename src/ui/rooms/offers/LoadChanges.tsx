import { assertNever } from '../../../domain/failure/assertNever.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { type LoadChange, loadChanges } from '../../../domain/offer/loadChanges.ts';
import type { ChangedLoad, SeenLoad } from '../../../domain/load/SeenLoad.ts';
import { deadlineText } from '../../shared/freight/deadlineText.ts';
import { townOf } from '../../shared/freight/townOf.ts';
import { useBodyTexts } from '../../shared/freight/useBodyTexts.ts';
import { useCargoText } from '../../shared/freight/useCargoText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './OfferPage.module.css';
import { useOfferTexts } from './useOfferTexts.ts';

const townAt = ({ stops }: SeenLoad, at: number): string | undefined => townOf(stops[at]);

/** How a load changed since its fleet said a price: each fact as it was, and as it is now. */
export const LoadChanges = ({ changed }: { readonly changed: ChangedLoad }) => {
  const { loadChange: words } = useOfferTexts();
  const locale = useLocale();
  const number = numberFormat(locale);
  const money = useMoneyText();
  const cargoText = useCargoText();
  const bodies = useBodyTexts();

  const valueOf = (change: LoadChange, load: SeenLoad): string | undefined => {
    switch (change.what) {
      case 'place':
        return (
          [load.stops[change.stop]?.postcodeArea, townAt(load, change.stop)].filter(Boolean).join(' ') || undefined
        );
      case 'window':
        return windowText(load.stops[change.stop]?.window ?? {}, locale);
      case 'route':
        return load.stops.map((_, at) => townAt(load, at) ?? words.nothing).join(' – ');
      case 'cargo':
        return cargoText.total(load.cargo);
      case 'goods':
        return load.cargo.flatMap(({ description }) => description ?? []).join(', ');
      case 'bodies':
        return bodies(load.required.bodyTypes).join(', ') || words.anyBody;
      case 'temperature': {
        const { temperatureC } = load.required;
        return temperatureC && words.degrees(number.format(temperatureC.min), number.format(temperatureC.max));
      }
      case 'price': {
        const { target, model } = load.pricing;
        const price = target && money(target);
        return price === undefined || model !== 'fixed' ? price : words.fixed(price);
      }
      case 'deadline':
        return load.decisionBy && deadlineText(load.decisionBy, locale);
      default:
        return assertNever(change);
    }
  };
  const titleOf = (change: LoadChange): string =>
    change.what === 'place' || change.what === 'window'
      ? words[change.what](number.format(change.stop + 1), townAt(changed.now, change.stop) ?? words.nothing)
      : words[change.what];

  const changes = loadChanges(changed);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={titleOf(change)}>
          <dt>{titleOf(change)}</dt>
          <dd>
            {words.fromTo(
              valueOf(change, changed.before) ?? words.nothing,
              valueOf(change, changed.now) ?? words.nothing,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
