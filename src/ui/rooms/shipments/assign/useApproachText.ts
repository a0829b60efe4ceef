import type { Candidate } from '../../../../domain/shipment/Candidate.ts';
import { isBusyThen } from '../../../../domain/shipment/isBusyThen.ts';
import { latenessText } from '../../../shared/freight/latenessText.ts';
import { townOf } from '../../../shared/freight/townOf.ts';
import { useKmText } from '../../../shared/freight/useKmText.ts';
import { useVerdictTexts } from '../../../shared/freight/useVerdictTexts.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useCountryName } from '../../../shared/useCountryName.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

const minute = 60_000;

interface Beside {
  /** Whether the verdict beside tells how late the truck is. */
  readonly isLateTold: boolean;
}

/** Words how a truck comes to the first stop: where it is free, how far it drives empty, and what time is left. */
export const useApproachText = (timeZone: string | undefined): ((candidate: Candidate, beside: Beside) => string) => {
  const verdict = useVerdictTexts();
  const { assign: words } = useShipmentTexts();
  const locale = useLocale();
  const distance = useKmText();
  const countryName = useCountryName();
  const now = useNow('minute').getTime();
  return (candidate, { isLateTold }) => {
    const { free, emptyKm, slackMin } = candidate;
    const isBusy = isBusyThen(candidate);
    if (!free) return isBusy ? words.unknown : words.freeUnknown;
    const freeText = (place: string, time: string): string => {
      if (isBusy) return words.from(place);
      return Date.parse(free.at) < now + minute ? words.freeNow(place) : words.free(place, time);
    };
    const slackText = (): string => {
      if (slackMin === undefined) return '';
      if (slackMin < 0) return isLateTold ? '' : verdict.lateFor(latenessText(-slackMin, locale));
      return isBusy ? '' : words.slack(latenessText(slackMin, locale));
    };
    const place = free.city === undefined ? countryName(free.country) : (townOf(free) ?? '');
    const time = windowText({ from: free.at, to: undefined, timeZone }, locale) ?? '';
    return [freeText(place, time), emptyKm === undefined ? '' : words.empty(distance(emptyKm, 'estimate')), slackText()]
      .filter(Boolean)
      .join(' · ');
  };
};
