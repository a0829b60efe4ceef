import { assertNever } from '../../../domain/failure/assertNever.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import type { Measure, Reason } from '../../../domain/verdict/Reason.ts';
import { instantText } from '../../components/instantText.ts';
import { dayText } from '../../components/papers/dayText.ts';
import { useMeasure } from '../record/useMeasure.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useCountryName } from '../useCountryName.ts';
import { useLocale } from '../useLocale.ts';
import { useToday } from '../useToday.ts';
import { durationText } from './durationText.ts';
import { useVerdictTexts } from './useVerdictTexts.ts';

const wordsIn = (measure: Measure | undefined): readonly string[] =>
  typeof measure === 'object' && !('min' in measure) ? measure : [];

const named = (words: Readonly<Record<string, string>>, value: Measure | undefined): readonly string[] =>
  wordsIn(value).map((word) => ownText(words, word) ?? word);

/** A sentence for each reason of a verdict. It names no vehicle or person, so that shippers may read it, too. */
export const useReasonText = (): ((reason: Reason) => string) => {
  const verdict = useVerdictTexts();
  const { freight, documents, vehicleStatus, driverStatus } = useAdminTexts();
  const locale = useLocale();
  const today = useToday();
  const measure = useMeasure();
  const countryName = useCountryName();
  const number = numberFormat(locale, { maximumFractionDigits: 1 });
  const listed = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
    new Intl.ListFormat(locale, { type }).format(words);
  const amount = (value: Measure | undefined, unit?: 'kg' | 'km'): string =>
    typeof value === 'number' ? (unit ? measure(value, unit) : number.format(value)) : '';
  const degrees = (value: Measure | undefined): string =>
    typeof value === 'object' && 'min' in value
      ? verdict.range(measure(value.min, 'celsius'), measure(value.max, 'celsius'))
      : '';
  const hours = (minutes: Measure | undefined): string =>
    durationText(typeof minutes === 'number' ? minutes : 0, locale);
  const day = (until = ''): string => (until.includes('T') ? instantText(until, locale) : dayText(until, locale));
  const expires = (until = ''): string =>
    until.slice(0, today.length) < today ? verdict.expired(day(until)) : verdict.expires(day(until));

  return ({ code, severity, of, has, needs, until }) => {
    switch (code) {
      case 'payload':
        return has === undefined
          ? verdict.payloadUnknown(amount(needs, 'kg'))
          : verdict.payload(amount(has, 'kg'), amount(needs, 'kg'));
      case 'volume':
        return has === undefined ? verdict.volumeUnknown : verdict.volume;
      case 'pallets':
        return has === undefined ? verdict.palletsUnknown(amount(needs)) : verdict.pallets(amount(has), amount(needs));
      case 'body_type':
        if (needs === undefined) return verdict.bareBody(listed(named(freight.bodyType, has)));
        return verdict.bodyType(
          listed(named(freight.bodyType, has)),
          listed(named(freight.bodyType, needs), 'disjunction'),
        );
      case 'temperature':
        return has === undefined
          ? verdict.noTemperature(degrees(needs))
          : verdict.temperature(degrees(has), degrees(needs));
      case 'adr_vehicle':
        if (severity === 'warn')
          return has === undefined ? verdict.adrExempt : freight.adr.exempt(amount(has), amount(needs));
        return has === undefined ? verdict.adrVehicle : verdict.adrVehiclePoints(amount(has), amount(needs));
      case 'adr_driver':
        return until === undefined ? verdict.adrDriver : verdict.adrDriverUntil(expires(until));
      case 'equipment':
        return verdict.equipment(listed(named(freight.equipment, needs)).toLocaleLowerCase(locale));
      case 'trailer_missing':
        return verdict.trailerMissing;
      case 'trailer_unfit':
        return of === 'vehicle' ? verdict.trailerAlone : verdict.trailerUnfit;
      case 'paper_missing':
        return verdict.paperMissing(listed(named(documents.type, needs)));
      case 'paper_expires':
        return verdict.paperExpires(listed(named(documents.type, has)), expires(until));
      case 'licence_category':
        return verdict.licenceCategory(listed(wordsIn(has)), listed(wordsIn(needs)));
      case 'licence_expires':
        return verdict.licenceExpires(expires(until));
      case 'status_vehicle':
        return verdict.status(listed(named(vehicleStatus, has)));
      case 'status_driver':
        return verdict.status(listed(named(driverStatus, has)));
      case 'overlap':
        return until === undefined ? verdict.overdue : verdict.overlap(day(until));
      case 'too_far':
        return verdict.tooFar(freight.about(amount(has, 'km')));
      case 'driving_time':
        return verdict.drivingTime(hours(needs), hours(has));
      case 'weight_limit':
        return verdict.weightLimit(amount(has, 'kg'), amount(needs, 'kg'));
      case 'cabotage':
        return verdict.cabotage(listed(wordsIn(needs).map(countryName)));
      default:
        return assertNever(code);
    }
  };
};
