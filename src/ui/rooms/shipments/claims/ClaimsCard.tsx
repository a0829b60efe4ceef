import { claimsOf } from '../../../../domain/shipment/claimsOf.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Card } from '../../../components/Card.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { dayText } from '../../../components/papers/dayText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import card from '../ShipmentCards.module.css';
import stop from '../CardStops.module.css';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';

/** Until when damage, loss and delay can be claimed, once goods from another country were delivered. */
export const ClaimsCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { claims: words } = useShipmentTexts();
  const locale = useLocale();
  const { town } = useStopWords(shipment);
  const all = claimsOf(shipment, useFolded(shipment));
  if (all.length === 0) return null;
  const by = (day: string): string => words.by(dayText(day, locale));
  return (
    <Card title={words.title}>
      {all.map(({ stop: at, delivered, hiddenDamageUntil, delayUntil, lapsesAfter }) => (
        <div key={at} className={stop.stop}>
          {all.length > 1 && (
            <div className={card.of}>
              <Heading below={2}>{words.of(town(at))}</Heading>
            </div>
          )}
          <FactList
            variant="rows"
            none=""
            facts={[
              { title: words.visible, value: words.atDelivery(dayText(delivered, locale)) },
              { title: words.hidden, value: by(hiddenDamageUntil) },
              { title: words.delay, value: by(delayUntil) },
              { title: words.lapses, value: by(lapsesAfter) },
            ]}
          />
        </div>
      ))}
      <p className={card.law}>{words.law}</p>
    </Card>
  );
};
