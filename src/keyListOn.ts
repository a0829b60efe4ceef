import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { textsIn } from './ui/shared/texts/textsIn.ts';
import { KeyList } from './ui/workplace/keys/KeyList.tsx';
import { keyTextsEnUS } from './ui/workplace/keys/keyTextsEnUS.ts';
import { KeyTexts } from './ui/workplace/keys/useKeyTexts.ts';

/** Joins the list of keys with its texts. */
export const keyListOn = async (container: Container, locale: string): Promise<ComponentType> => {
  container.bind(KeyTexts).toConstantValue(await textsIn(locale, {}, keyTextsEnUS));
  return KeyList;
};
