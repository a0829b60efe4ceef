import { useContext } from 'react';
import type { Texts } from './Texts.ts';
import { TextsContext } from './TextsContext.ts';

export const useTexts = (): Texts => useContext(TextsContext);
