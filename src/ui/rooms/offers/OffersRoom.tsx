import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { RecordRoom } from '../../shared/record/RecordRoom.tsx';
import { OfferPage } from './OfferPage.tsx';
import { OffersPage } from './OffersPage.tsx';
import { useOfferTexts } from './useOfferTexts.ts';

/** The fleet's own offers. */
export const OffersRoom = () => (
  <RecordRoom room="offers" port={OfferRegister} words={useOfferTexts()} List={OffersPage} Page={OfferPage} />
);
