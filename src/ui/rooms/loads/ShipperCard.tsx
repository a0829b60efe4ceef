import { ShipperConducts } from '../../../application/loads/ShipperConducts.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useReading } from '../../shared/useReading.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { AwaitedFigure } from './AwaitedFigure.tsx';
import { ShipperName } from './ShipperName.tsx';
import { useConductFacts } from './useConductFacts.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

/** Who ships a load, and how that shipper treats trucks. */
export const ShipperCard = ({ load: { id, shipper } }: { readonly load: Load }) => {
  const { conduct: words, page } = useLoadTexts();
  const { product } = useTexts();
  const factsOf = useConductFacts();
  const { data, error, refetch } = useReading({
    port: ShipperConducts,
    // The same for each load of a shipper, and renewed once a week.
    key: ['shipper conduct', shipper.id],
    read: (conducts, signal) => conducts.read(id, signal),
    once: true,
  });
  const awaited = [
    { title: words.stay, value: <AwaitedFigure isLong /> },
    { title: words.waiting, value: <AwaitedFigure /> },
    { title: words.cancelled, value: <AwaitedFigure /> },
  ];
  const hasFailed = !data && error !== null;
  const figures = data ? factsOf(data) : awaited;
  return (
    <Card title={page.shipper}>
      {!data && !hasFailed && (
        <span role="status" className="visually-hidden">
          {product.loading}
        </span>
      )}
      <FactList
        variant="rows"
        none={words.tooFew}
        facts={[{ title: words.name, value: <ShipperName shipper={shipper} /> }, ...(hasFailed ? [] : figures)]}
      />
      {hasFailed && <ReadFailure failure={error} onRetry={() => void refetch()} />}
    </Card>
  );
};
