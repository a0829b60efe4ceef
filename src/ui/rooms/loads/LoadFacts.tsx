import { perKm } from '../../../domain/money/perKm.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { isLive } from '../../../domain/offer/OfferStatus.ts';
import { requirementsOf } from '../../../domain/request/requirementsOf.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { BodyText } from '../../shared/freight/BodyText.tsx';
import { deadlineText } from '../../shared/freight/deadlineText.ts';
import { useAdrFact } from '../../shared/freight/useAdrFact.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { TermsFacts } from '../../shared/terms/TermsFacts.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useAge } from '../../shared/freight/useAge.ts';
import { ShipperCard } from './ShipperCard.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

/** What a load pays, who ships it and what it asks of the truck. */
export const LoadFacts = ({ load }: { readonly load: Load }) => {
  const { freight, notGiven } = useAdminTexts();
  const { page, pricing: words, list } = useLoadTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const measure = useMeasure();
  const age = useAge();
  const adrFact = useAdrFact();
  const { target, model } = load.pricing;
  // A live offer keeps the terms it was made for; its page has them.
  const hasOwnTerms = model === 'bid' && load.ownOffer !== undefined && isLive(load.ownOffer.status);
  const rate = target && perKm(target, load.km);
  const { bodyTypes, minPayloadKg, temperatureC, equipment = [] } = requirementsOf(load);
  const asked = new Intl.ListFormat(locale).format(equipment.map((each) => freight.equipment[each]));
  const needs = [
    { title: page.body, value: <BodyText bodyTypes={bodyTypes} /> },
    { title: page.payload, value: minPayloadKg === undefined ? '' : measure(minPayloadKg, 'kg') },
    {
      title: page.temperature,
      value: temperatureC && page.range(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius')),
    },
    { title: page.equipment, value: asked },
  ].filter(({ value }) => value !== undefined && value !== '');
  return (
    <>
      <Card title={page.price}>
        <FactList
          variant="rows"
          none={notGiven}
          facts={[
            {
              title: model === 'fixed' ? words.fixed : words.target,
              value: target ? [money(target), rate && list.perKm(money(rate))].filter(Boolean).join(' · ') : words.open,
            },
            { title: page.decidesBy, value: load.decisionBy && deadlineText(load.decisionBy, locale) },
            { title: list.columns.newest, value: age(load.publishedAt) },
          ]}
        />
      </Card>
      <Card title={page.truck}>
        <FactList variant="rows" none={notGiven} facts={[...needs, adrFact(load)]} />
      </Card>
      {load.terms && !hasOwnTerms && <TermsFacts terms={load.terms} currency={load.pricing.currency ?? ''} />}
      <ShipperCard load={load} />
    </>
  );
};
