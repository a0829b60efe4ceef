import { useParams } from 'react-router-dom';
import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useReading } from '../../shared/useReading.ts';
import { useLoadTexts } from './useLoadTexts.ts';

/** From a load that is gone, the way to what the fleet has of it: its shipment, or else its offer. */
export const GoneLoad = () => {
  const { id = '' } = useParams();
  const { own } = useLoadTexts();
  const { data: offer } = useReading({
    port: OfferRegister,
    key: ['offers', 'ofLoad', id],
    read: async (register, signal) => (await register.ofLoad(id, signal)) ?? null,
  });
  if (!offer) return null;
  return offer.shipmentId === undefined ? (
    <ButtonRoute variant="secondary" to={recordPath('offers', offer.id)}>
      {own.seeOffer}
    </ButtonRoute>
  ) : (
    <ButtonRoute variant="secondary" to={recordPath('shipments', offer.shipmentId)}>
      {own.won}
    </ButtonRoute>
  );
};
