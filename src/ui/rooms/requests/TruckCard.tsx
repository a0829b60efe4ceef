import { requirementsOf } from '../../../domain/request/requirementsOf.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { BodyText } from '../../shared/freight/BodyText.tsx';
import { useAdrFact } from '../../shared/freight/useAdrFact.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** What the truck must have, with what follows from the cargo. */
export const TruckCard = ({ request }: { readonly request: ShipmentRequest }) => {
  const { freight, notGiven } = useAdminTexts();
  const { page } = useRequestTexts();
  const measure = useMeasure();
  const adrFact = useAdrFact();
  const list = new Intl.ListFormat(useLocale());
  const { bodyTypes, minPayloadKg, temperatureC, equipment = [] } = requirementsOf(request);
  const facts = [
    { title: page.body, value: <BodyText bodyTypes={bodyTypes} /> },
    ...(minPayloadKg === undefined ? [] : [{ title: page.payload, value: measure(minPayloadKg, 'kg') }]),
    ...(temperatureC
      ? [
          {
            title: page.temperature,
            value: page.temperatureRange(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius')),
          },
        ]
      : []),
    {
      title: page.equipment,
      value: equipment.length === 0 ? page.noEquipment : list.format(equipment.map((each) => freight.equipment[each])),
    },
    adrFact(request),
  ];
  return (
    <Card title={page.needs}>
      <FactList variant="rows" facts={facts} none={notGiven} />
    </Card>
  );
};
