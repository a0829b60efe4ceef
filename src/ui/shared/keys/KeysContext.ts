import { createContext } from 'react';
import type { KeyBindings } from './KeyBindings.ts';

/** Undefined outside the workplace, where no keys are bound. */
export const KeysContext = createContext<KeyBindings | undefined>(undefined);
