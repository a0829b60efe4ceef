import type { Container } from 'inversify';
import { WatchOutbox } from './application/outbox/watchOutbox.ts';
import { statusImportOn } from './statusImportOn.ts';
import { BoardPart } from './ui/rooms/shipments/board/useBoardPart.ts';
import { BoardTexts } from './ui/rooms/shipments/board/useBoardTexts.ts';
import { StatusImportPart } from './ui/rooms/shipments/edi/import/useStatusImportPart.ts';
import { TermsTexts } from './ui/shared/terms/useTermsTexts.ts';
import { ShipmentTexts } from './ui/rooms/shipments/useShipmentTexts.ts';
import { EmissionTexts } from './ui/shared/emission/useEmissionTexts.ts';
import { VerdictTexts } from './ui/shared/freight/useVerdictTexts.ts';
import { type LazyPart, lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';

type Reload = (build: string) => boolean;

/** Loads the room of shipments with its bindings and texts; the board of a fleet when somebody opens that. */
export const shipmentRoomsOn = (container: Container, locale: string, reload: Reload): LazyPart =>
  lazyPart(async () => {
    const [
      { ShipmentsRoom },
      { bodyChunk },
      { shipmentBindings },
      { shipmentTextsEnUS },
      { emissionTextsEnUS },
      { termsTextsEnUS },
      { verdictTextsEnUS },
    ] = await Promise.all([
      import('./ui/rooms/shipments/ShipmentsRoom.tsx'),
      import('./ui/rooms/shipments/bodyChunk.ts'),
      import('./infrastructure/container/shipmentBindings.ts'),
      import('./ui/rooms/shipments/shipmentTextsEnUS.ts'),
      import('./ui/shared/emission/emissionTextsEnUS.ts'),
      import('./ui/shared/terms/termsTextsEnUS.ts'),
      import('./ui/shared/freight/verdictTextsEnUS.ts'),
    ]);
    // Whoever opens a shipment finds its page there; the list does not wait for it.
    void bodyChunk.load();
    shipmentBindings(container);
    container.get(WatchOutbox)();
    container.bind(ShipmentTexts).toConstantValue(await textsIn(locale, {}, shipmentTextsEnUS));
    const emission = await textsIn(locale, {}, emissionTextsEnUS);
    if (!container.isBound(EmissionTexts)) container.bind(EmissionTexts).toConstantValue(emission);
    const terms = await textsIn(locale, {}, termsTextsEnUS);
    if (!container.isBound(TermsTexts)) container.bind(TermsTexts).toConstantValue(terms);
    const verdict = await textsIn(locale, {}, verdictTextsEnUS);
    if (!container.isBound(VerdictTexts)) container.bind(VerdictTexts).toConstantValue(verdict);
    container.bind(BoardPart).toConstantValue(boardOn(container, locale, reload));
    container.bind(StatusImportPart).toConstantValue(statusImportOn(container, locale, reload));
    return ShipmentsRoom;
  }, reload);

const boardOn = (container: Container, locale: string, reload: Reload): LazyPart =>
  lazyPart(async () => {
    const [{ BoardPage }, { bindBoard }, { boardTextsEnUS }] = await Promise.all([
      import('./ui/rooms/shipments/board/BoardPage.tsx'),
      import('./infrastructure/container/bindBoard.ts'),
      import('./ui/rooms/shipments/board/boardTextsEnUS.ts'),
    ]);
    bindBoard(container);
    container.bind(BoardTexts).toConstantValue(await textsIn(locale, {}, boardTextsEnUS));
    return BoardPage;
  }, reload);
