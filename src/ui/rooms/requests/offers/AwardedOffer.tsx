import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import { awardedBy } from '../../../../domain/offer/awardedBy.ts';
import { FactList } from '../../../components/FactList.tsx';
import { instantText } from '../../../components/instantText.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useTermsText } from '../../../shared/terms/useTermsText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

interface AwardedOfferProps {
  readonly offer: ReceivedOffer;
  /** IANA time zone of the first stop. */
  readonly pickupZone: string | undefined;
}

/** What was agreed with the chosen carrier; it changes no more. */
export const AwardedOffer = ({ offer, pickupZone }: AwardedOfferProps) => {
  const { awarded, accept, anyTime } = useRequestTexts().offers;
  const money = useMoneyText();
  const locale = useLocale();
  const terms = useTermsText()(offer.terms, offer.amount.currency).join(' ');
  const { pickupAt, message, updatedAt } = offer;
  return (
    <FactList
      none=""
      facts={[
        { title: awarded.price, value: <strong>{money(offer.amount)}</strong> },
        { title: awarded.by[awardedBy(offer)], value: instantText(updatedAt, locale) },
        {
          title: awarded.pickup,
          value: pickupAt === undefined ? anyTime : windowText({ from: pickupAt, timeZone: pickupZone }, locale),
        },
        { title: accept.terms, value: terms },
        ...(message === undefined ? [] : [{ title: awarded.message, value: message }]),
      ]}
    />
  );
};
