import type { Container } from 'inversify';
import { OwnAccountTexts } from './ui/rooms/account/own/useOwnAccountTexts.ts';
import { AccountTexts } from './ui/rooms/account/useAccountTexts.ts';
import { type LazyPart, lazyPart } from './ui/shared/loading/lazyPart.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';

/** Loads the room of a person's own account with its bindings and texts. */
export const accountRoomOn = (container: Container, locale: string, reload: (build: string) => boolean): LazyPart =>
  lazyPart(async () => {
    const [{ OwnAccountRoom }, { bindOwnAccount }, { ownAccountTextsEnUS }, { accountTextsEnUS }] = await Promise.all([
      import('./ui/rooms/account/own/OwnAccountRoom.tsx'),
      import('./infrastructure/container/bindOwnAccount.ts'),
      import('./ui/rooms/account/own/ownAccountTextsEnUS.ts'),
      import('./ui/rooms/account/accountTextsEnUS.ts'),
    ]);
    bindOwnAccount(container);
    container.bind(OwnAccountTexts).toConstantValue(await textsIn(locale, {}, ownAccountTextsEnUS));
    const forms = await textsIn(locale, {}, accountTextsEnUS);
    if (!container.isBound(AccountTexts)) container.bind(AccountTexts).toConstantValue(forms);
    return OwnAccountRoom;
  }, reload);
