import type { Container } from 'inversify';
import { LoadTexts } from './ui/rooms/loads/useLoadTexts.ts';
import { OfferTexts } from './ui/rooms/offers/useOfferTexts.ts';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import { EmissionTexts } from './ui/shared/emission/useEmissionTexts.ts';
import { VerdictTexts } from './ui/shared/freight/useVerdictTexts.ts';
import { OfferingTexts } from './ui/shared/offering/useOfferingTexts.ts';
import { TermsTexts } from './ui/shared/terms/useTermsTexts.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import type { RoomParts } from './ui/workplace/RoomParts.ts';

/** Loads the rooms in which a fleet finds loads and follows its offers. */
export const loadRoomsOn = (
  container: Container,
  locale: string,
  reload: (build: string) => boolean,
): Pick<RoomParts, 'loads' | 'offers'> => ({
  loads: lazyPart(async () => {
    const [
      { LoadsRoom },
      { bodyChunk },
      { bindLoads },
      { bindOffers },
      { loadTextsEnUS },
      { offeringTextsEnUS },
      { emissionTextsEnUS },
      { termsTextsEnUS },
      { verdictTextsEnUS },
    ] = await Promise.all([
      import('./ui/rooms/loads/LoadsRoom.tsx'),
      import('./ui/rooms/loads/bodyChunk.ts'),
      import('./infrastructure/container/bindLoads.ts'),
      import('./infrastructure/container/bindOffers.ts'),
      import('./ui/rooms/loads/loadTextsEnUS.ts'),
      import('./ui/shared/offering/offeringTextsEnUS.ts'),
      import('./ui/shared/emission/emissionTextsEnUS.ts'),
      import('./ui/shared/terms/termsTextsEnUS.ts'),
      import('./ui/shared/freight/verdictTextsEnUS.ts'),
    ]);
    // Whoever opens a load finds its page there; the list does not wait for it.
    void bodyChunk.load();
    bindLoads(container);
    bindOffers(container);
    container.bind(LoadTexts).toConstantValue(await textsIn(locale, {}, loadTextsEnUS));
    const offering = await textsIn(locale, {}, offeringTextsEnUS);
    if (!container.isBound(OfferingTexts)) container.bind(OfferingTexts).toConstantValue(offering);
    const emission = await textsIn(locale, {}, emissionTextsEnUS);
    if (!container.isBound(EmissionTexts)) container.bind(EmissionTexts).toConstantValue(emission);
    const terms = await textsIn(locale, {}, termsTextsEnUS);
    if (!container.isBound(TermsTexts)) container.bind(TermsTexts).toConstantValue(terms);
    const verdict = await textsIn(locale, {}, verdictTextsEnUS);
    if (!container.isBound(VerdictTexts)) container.bind(VerdictTexts).toConstantValue(verdict);
    return LoadsRoom;
  }, reload),
  offers: lazyPart(async () => {
    const [
      { OffersRoom },
      { bodyChunk },
      { bindOffers },
      { offerTextsEnUS },
      { offeringTextsEnUS },
      { emissionTextsEnUS },
      { termsTextsEnUS },
      { verdictTextsEnUS },
    ] = await Promise.all([
      import('./ui/rooms/offers/OffersRoom.tsx'),
      import('./ui/rooms/offers/bodyChunk.ts'),
      import('./infrastructure/container/bindOffers.ts'),
      import('./ui/rooms/offers/offerTextsEnUS.ts'),
      import('./ui/shared/offering/offeringTextsEnUS.ts'),
      import('./ui/shared/emission/emissionTextsEnUS.ts'),
      import('./ui/shared/terms/termsTextsEnUS.ts'),
      import('./ui/shared/freight/verdictTextsEnUS.ts'),
    ]);
    void bodyChunk.load();
    bindOffers(container);
    container.bind(OfferTexts).toConstantValue(await textsIn(locale, {}, offerTextsEnUS));
    const offering = await textsIn(locale, {}, offeringTextsEnUS);
    if (!container.isBound(OfferingTexts)) container.bind(OfferingTexts).toConstantValue(offering);
    const emission = await textsIn(locale, {}, emissionTextsEnUS);
    if (!container.isBound(EmissionTexts)) container.bind(EmissionTexts).toConstantValue(emission);
    const terms = await textsIn(locale, {}, termsTextsEnUS);
    if (!container.isBound(TermsTexts)) container.bind(TermsTexts).toConstantValue(terms);
    const verdict = await textsIn(locale, {}, verdictTextsEnUS);
    if (!container.isBound(VerdictTexts)) container.bind(VerdictTexts).toConstantValue(verdict);
    return OffersRoom;
  }, reload),
});
