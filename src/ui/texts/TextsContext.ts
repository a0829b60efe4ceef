import { createContext } from 'react';
import { enUS } from './enUS.ts';
import type { Texts } from './Texts.ts';

export const TextsContext = createContext<Texts>(enUS);
