import type { Candidate } from '../../../../domain/shipment/Candidate.ts';
import { latenessText } from '../../../shared/freight/latenessText.ts';
import { townOf } from '../../../shared/freight/townOf.ts';
import { useKmText } from '../../../shared/freight/useKmText.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useCountryName } from '../../../shared/useCountryName.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

const minute = 60_000;

/** Words how a truck comes to the first stop: where it is free, how far it drives empty, and what time is left. */
export const useApproachText = (timeZone: string | undefined): ((candidate: Candidate) => string) => {
  const { assign: words } = useShipmentTexts();
  const locale = useLocale();
  const distance = useKmText();
  const countryName = useCountryName();
  const now = useNow(minute).getTime();
  const slackText = (minutes: number): string =>
    minutes < 0 ? words.late(latenessText(-minutes, locale)) : words.slack(latenessText(minutes, locale));
  return ({ free, emptyKm, slackMin }) => {
    if (!free) return words.freeUnknown;
    const place = free.city === undefined ? countryName(free.country) : (townOf(free) ?? '');
    const time = windowText({ from: free.at, to: undefined, timeZone }, locale) ?? '';
    return [
      Date.parse(free.at) < now + minute ? words.freeNow(place) : words.free(place, time),
      emptyKm === undefined ? '' : words.empty(distance(emptyKm, 'estimate')),
      slackMin === undefined ? '' : slackText(slackMin),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};
