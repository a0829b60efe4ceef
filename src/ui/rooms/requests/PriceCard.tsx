import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { instantText } from '../../components/instantText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { AskedFleets } from './AskedFleets.tsx';
import { useRequestTexts } from './useRequestTexts.ts';

/** Price, audience and deadline of a request. */
export const PriceCard = ({ request }: { readonly request: ShipmentRequest }) => {
  const { notGiven } = useAdminTexts();
  const { page } = useRequestTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const { pricing = {}, audience = {}, decisionBy, notes, updatedAt } = request;
  const { model, target, hideTarget } = pricing;
  const facts = [
    { title: page.model, value: model && page.models[model] },
    ...(target
      ? [
          {
            title: model === 'fixed' ? page.fixedPrice : page.target,
            value: hideTarget === true && model !== 'fixed' ? `${money(target)} · ${page.targetHidden}` : money(target),
          },
        ]
      : []),
    { title: page.audience, value: <AskedFleets audience={audience} /> },
    { title: page.decisionBy, value: decisionBy && instantText(decisionBy, locale) },
    ...(notes === undefined ? [] : [{ title: page.notes, value: notes }]),
    { title: page.changed, value: instantText(updatedAt, locale) },
  ];
  return (
    <Card title={page.price}>
      <FactList variant="rows" facts={facts} none={notGiven} />
    </Card>
  );
};
