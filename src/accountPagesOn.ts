import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { bindAccountPages } from './infrastructure/container/bindAccountPages.ts';
import { AccountPages } from './ui/rooms/account/AccountPages.tsx';
import { accountTextsEnUS } from './ui/rooms/account/accountTextsEnUS.ts';
import { AccountTexts } from './ui/rooms/account/useAccountTexts.ts';
import { textsIn } from './ui/shared/texts/textsIn.ts';

/** Joins the account pages other than sign-in with their bindings and texts. */
export const accountPagesOn = async (container: Container, locale: string): Promise<ComponentType> => {
  bindAccountPages(container);
  const texts = await textsIn(locale, {}, accountTextsEnUS);
  if (!container.isBound(AccountTexts)) container.bind(AccountTexts).toConstantValue(texts);
  return AccountPages;
};
