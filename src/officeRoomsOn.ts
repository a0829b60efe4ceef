import type { Container } from 'inversify';
import { requestPagesOn } from './requestPagesOn.ts';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import { CarrierTexts } from './ui/rooms/carriers/useCarrierTexts.ts';
import { RequestPages } from './ui/rooms/requests/useRequestPages.ts';
import { RequestTexts } from './ui/rooms/requests/useRequestTexts.ts';
import { EmissionTexts } from './ui/shared/emission/useEmissionTexts.ts';
import { VerdictTexts } from './ui/shared/freight/useVerdictTexts.ts';
import { TermsTexts } from './ui/shared/terms/useTermsTexts.ts';
import type { RoomParts } from './ui/workplace/RoomParts.ts';

/** Loads each room of an office alone together with its bindings and texts. */
export const officeRoomsOn = (
  container: Container,
  locale: string,
  reload: (build: string) => boolean,
): Pick<RoomParts, 'requests' | 'carriers'> => ({
  requests: lazyPart(async () => {
    const [
      { RequestsRoom },
      { bodyChunk },
      { bindRequests },
      { bindPlaces },
      { bindCarriers },
      { requestTextsEnUS },
      { emissionTextsEnUS },
      { termsTextsEnUS },
      { verdictTextsEnUS },
    ] = await Promise.all([
      import('./ui/rooms/requests/RequestsRoom.tsx'),
      import('./ui/rooms/requests/bodyChunk.ts'),
      import('./infrastructure/container/bindRequests.ts'),
      import('./infrastructure/container/bindPlaces.ts'),
      import('./infrastructure/container/bindCarriers.ts'),
      import('./ui/rooms/requests/requestTextsEnUS.ts'),
      import('./ui/shared/emission/emissionTextsEnUS.ts'),
      import('./ui/shared/terms/termsTextsEnUS.ts'),
      import('./ui/shared/freight/verdictTextsEnUS.ts'),
    ]);
    // Whoever opens a request finds its page there; the list does not wait for it.
    void bodyChunk.load();
    bindRequests(container);
    bindPlaces(container);
    bindCarriers(container);
    container.bind(RequestPages).toConstantValue(requestPagesOn(container, locale, reload));
    container.bind(RequestTexts).toConstantValue(await textsIn(locale, {}, requestTextsEnUS));
    const terms = await textsIn(locale, {}, termsTextsEnUS);
    if (!container.isBound(TermsTexts)) container.bind(TermsTexts).toConstantValue(terms);
    const verdict = await textsIn(locale, {}, verdictTextsEnUS);
    if (!container.isBound(VerdictTexts)) container.bind(VerdictTexts).toConstantValue(verdict);
    const emission = await textsIn(locale, {}, emissionTextsEnUS);
    if (!container.isBound(EmissionTexts)) container.bind(EmissionTexts).toConstantValue(emission);
    return RequestsRoom;
  }, reload),
  carriers: lazyPart(async () => {
    const [{ CarriersRoom }, { bindCarriers }, { carrierTextsEnUS }] = await Promise.all([
      import('./ui/rooms/carriers/CarriersRoom.tsx'),
      import('./infrastructure/container/bindCarriers.ts'),
      import('./ui/rooms/carriers/carrierTextsEnUS.ts'),
    ]);
    bindCarriers(container);
    container.bind(CarrierTexts).toConstantValue(await textsIn(locale, {}, carrierTextsEnUS));
    return CarriersRoom;
  }, reload),
});
