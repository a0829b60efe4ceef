import { useParams } from 'react-router-dom';
import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { GoneRecord } from '../../shared/record/GoneRecord.tsx';
import { useReading } from '../../shared/useReading.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** In place of a load that is gone: whether it is the fleet's own now, and the way to its shipment, or else to the offer for it. */
export const GoneLoad = () => {
  const { id = '' } = useParams();
  const { own, missing } = useLoadTexts();
  const { data: offer, isPending } = useReading({
    port: OfferRegister,
    key: ['offers', 'ofLoad', id],
    read: async (register, signal) => (await register.ofLoad(id, signal)) ?? null,
  });
  if (isPending) return <RecordSkeleton />;
  if (!offer) return <GoneRecord room="loads" words={missing} />;
  const isOwn = offer.status === 'accepted';
  return (
    <GoneRecord room="loads" words={isOwn ? { ...missing, title: own.goneTitle, text: own.goneText } : missing}>
      {isOwn && offer.shipmentId !== undefined ? (
        <ButtonRoute to={recordPath('shipments', offer.shipmentId)}>{own.shipment}</ButtonRoute>
      ) : (
        <ButtonRoute to={recordPath('offers', offer.id)}>{own.seeOffer}</ButtonRoute>
      )}
    </GoneRecord>
  );
};
