import { adrLine } from '../../../domain/consignment/adrLine.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { LoadChange } from '../../../domain/load/LoadChange.ts';
import type { ChangedLoad, SeenLoad } from '../../../domain/load/SeenLoad.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { requirementsOf } from '../../../domain/request/requirementsOf.ts';
import { deadlineText } from '../../shared/freight/deadlineText.ts';
import { durationText } from '../../shared/freight/durationText.ts';
import { townOf } from '../../shared/freight/townOf.ts';
import { useBodyTexts } from '../../shared/freight/useBodyTexts.ts';
import { useCargoText } from '../../shared/freight/useCargoText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './OfferPage.module.css';
import { useOfferTexts } from './useOfferTexts.ts';

/** The currency alone, where that is another one by now. */
const currencyOf = ({ before, now }: ChangedLoad, { pricing }: SeenLoad): string | undefined =>
  before.pricing.currency === now.pricing.currency ? undefined : pricing.currency;

/** How a load changed since its fleet said a price: each fact as it was, and as it is now. */
export const LoadChanges = ({ changed }: { readonly changed: ChangedLoad }) => {
  const { loadChange: words } = useOfferTexts();
  const { freight } = useAdminTexts();
  const measure = useMeasure();
  const locale = useLocale();
  const number = numberFormat(locale);
  const money = useMoneyText();
  const cargoText = useCargoText();
  const bodies = useBodyTexts();

  const valueOf = ({ what, stop = 0 }: LoadChange, load: SeenLoad): string | undefined => {
    const at = load.stops[stop];
    const {
      minPayloadKg,
      temperatureC,
      adr,
      equipment = [],
    } = requirementsOf({
      cargo: load.cargo,
      required: load.required,
    });
    switch (what) {
      case 'place':
        return [at?.postcodeArea, townOf(at)].filter(Boolean).join(' ') || undefined;
      case 'window':
        return windowText(at?.window ?? {}, locale);
      case 'route':
        return load.stops.map((each) => townOf(each) ?? words.nothing).join(' – ');
      case 'service':
        return at?.serviceMin === undefined ? undefined : durationText(at.serviceMin, locale);
      case 'cargo':
        return cargoText.total(load.cargo);
      case 'goods':
        return load.cargo.flatMap(({ description }) => description ?? []).join(', ');
      case 'dangerous':
        return load.cargo.flatMap(({ dangerous }) => (dangerous && adrLine(dangerous)) || []).join('; ') || undefined;
      case 'bodies':
        return bodies(load.required.bodyTypes).join(', ') || words.anyBody;
      case 'payload':
        return minPayloadKg === undefined ? undefined : measure(minPayloadKg, 'kg');
      case 'adr':
        return adr === true ? words.needed : words.notNeeded;
      case 'equipment':
        return equipment.map((each) => freight.equipment[each]).join(', ') || undefined;
      case 'temperature':
        return temperatureC && words.degrees(number.format(temperatureC.min), number.format(temperatureC.max));
      case 'price': {
        const { target, model } = load.pricing;
        const price = target && money(target);
        if (price === undefined) return currencyOf(changed, load);
        return model === 'fixed' ? words.fixed(price) : price;
      }
      case 'deadline':
        return load.decisionBy && deadlineText(load.decisionBy, locale);
      case 'details':
      case undefined:
        return undefined;
      default:
        return what satisfies never;
    }
  };
  const titleOf = ({ what, stop = 0 }: LoadChange): string => {
    const title = words[what ?? 'other'];
    return typeof title === 'string'
      ? title
      : title(number.format(stop + 1), townOf(changed.now.stops[stop]) ?? words.nothing);
  };
  const textOf = (change: LoadChange): string => {
    if (change.what === 'details') return change.fields.map((field) => ownText(words.field, field) ?? field).join(', ');
    const [before, now] = [changed.before, changed.now].map((load) => valueOf(change, load) ?? words.nothing);
    return before === now ? words.changed : words.fromTo(before ?? '', now ?? '');
  };

  return (
    <dl className={styles.changes}>
      {changed.changes.map((change) => (
        <div key={titleOf(change)}>
          <dt>{titleOf(change)}</dt>
          <dd>{textOf(change)}</dd>
        </div>
      ))}
    </dl>
  );
};
