import { recordPath } from '../../../domain/access/recordPath.ts';
import { perKm } from '../../../domain/money/perKm.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { lostBy } from '../../../domain/offer/lostBy.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { instantText } from '../../components/instantText.ts';
import { offerTones } from '../../components/offerTones.ts';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { VerdictReasons } from '../../shared/freight/VerdictReasons.tsx';
import { windowText } from '../../shared/freight/windowText.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { OfferActions } from './OfferActions.tsx';
import styles from './OfferPage.module.css';
import { PriceTrail } from './PriceTrail.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

/** The page of an offer, with what can be done about it. */
export const OfferPage = ({ record: offer, mayWrite }: RecordPageProps<Offer>) => {
  const { offerStatus, notGiven } = useAdminTexts();
  const { back, page, lost, list: words } = useOfferTexts();
  const list = useListPath('offers');
  const locale = useLocale();
  const money = useMoneyText();
  const distance = useKmText();
  const route = useRouteText();
  const { load, status } = offer;
  const loss = lostBy(offer);
  const rate = load && perKm(offer.amount, load.km);
  const [first] = load?.stops ?? [];
  const pickup =
    offer.pickupAt && windowText({ from: offer.pickupAt, to: undefined, timeZone: first?.window.timeZone }, locale);
  return (
    <>
      <RecordHeader
        title={load ? route(load.stops) : words.gone}
        back={{ to: list, label: back }}
        sub={[offer.shipper.name, load && distance(load.km, undefined), first && windowText(first.window, locale)]
          .filter(Boolean)
          .join(' · ')}
        standing={
          <>
            <StatusBadge tone={offerTones[status]}>{loss ? lost[loss] : offerStatus[status]}</StatusBadge>
            <strong>{money(offer.amount)}</strong>
            {rate && <span>{page.perKm(money(rate))}</span>}
          </>
        }
      >
        {load && isLive(status) && (
          <ButtonRoute to={recordPath('loads', offer.loadId)} variant="secondary">
            {page.load}
          </ButtonRoute>
        )}
      </RecordHeader>
      <RecordParts
        first={<OfferActions offer={offer} mayWrite={mayWrite} />}
        main={
          <>
            <PriceTrail offer={offer} />
            {offer.verdict && (
              <Card title={page.verdict}>
                <div className={styles.body}>
                  <VerdictReasons verdict={offer.verdict} />
                </div>
              </Card>
            )}
          </>
        }
        side={
          <Card title={page.details}>
            <FactList
              variant="rows"
              none={notGiven}
              facts={[
                { title: page.validUntil, value: instantText(offer.validUntil, locale) },
                ...(load?.decisionBy ? [{ title: page.decidesBy, value: instantText(load.decisionBy, locale) }] : []),
                ...(pickup ? [{ title: page.pickupAt, value: pickup }] : []),
                ...(offer.message ? [{ title: page.message, value: offer.message }] : []),
                { title: page.standBy, value: offer.standBy ? page.yes : page.no },
              ]}
            />
          </Card>
        }
      />
    </>
  );
};
