import type { Container } from 'inversify';
import { lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import { NotificationTexts } from './ui/rooms/notifications/useNotificationTexts.ts';
import { KeyTexts } from './ui/workplace/keys/useKeyTexts.ts';
import { PaletteTexts } from './ui/workplace/palette/usePaletteTexts.ts';
import type { ToolParts } from './ui/workplace/tools/Tool.ts';

/** Loads what opens over any room, each with its bindings and texts. */
export const toolsOn = (container: Container, locale: string, reload: (build: string) => boolean): ToolParts => ({
  palette: lazyPart(async () => {
    const [{ Palette }, { bindPalette }, { paletteTextsEnUS }] = await Promise.all([
      import('./ui/workplace/palette/Palette.tsx'),
      import('./infrastructure/container/bindPalette.ts'),
      import('./ui/workplace/palette/paletteTextsEnUS.ts'),
    ]);
    bindPalette(container);
    container.bind(PaletteTexts).toConstantValue(await textsIn(locale, {}, paletteTextsEnUS));
    return Palette;
  }, reload),
  keys: lazyPart(async () => {
    const [{ KeyList }, { keyTextsEnUS }] = await Promise.all([
      import('./ui/workplace/keys/KeyList.tsx'),
      import('./ui/workplace/keys/keyTextsEnUS.ts'),
    ]);
    container.bind(KeyTexts).toConstantValue(await textsIn(locale, {}, keyTextsEnUS));
    return KeyList;
  }, reload),
  bell: lazyPart(async () => {
    const [{ BellPanel }, { bindNotifications }, { notificationTextsEnUS }] = await Promise.all([
      import('./ui/rooms/notifications/BellPanel.tsx'),
      import('./infrastructure/container/bindNotifications.ts'),
      import('./ui/rooms/notifications/notificationTextsEnUS.ts'),
    ]);
    bindNotifications(container);
    const texts = await textsIn(locale, {}, notificationTextsEnUS);
    if (!container.isBound(NotificationTexts)) container.bind(NotificationTexts).toConstantValue(texts);
    return BellPanel;
  }, reload),
});
