import type { Container } from 'inversify';
import { BoardTexts } from './ui/rooms/shipments/board/useBoardTexts.ts';
import { type LazyPart, lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';

/** Loads the board of a fleet with its bindings and texts. */
export const shipmentBoardOn = (container: Container, locale: string, reload: (build: string) => boolean): LazyPart =>
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
