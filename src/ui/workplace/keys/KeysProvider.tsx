import { type ReactNode, useState } from 'react';
import { KeyBindings } from '../../shared/keys/KeyBindings.ts';
import { KeysContext } from '../../shared/keys/KeysContext.ts';
import { useLetterKeys } from '../../shared/keys/useLetterKeys.ts';
import { useKeyPresses } from './useKeyPresses.ts';

/** Lets the screens inside bind what they do to keys. */
export const KeysProvider = ({ children }: { readonly children: ReactNode }) => {
  const [bindings] = useState(() => new KeyBindings());
  const [lettersAreOn] = useLetterKeys();
  useKeyPresses(bindings, lettersAreOn ? 'on' : 'off');
  return <KeysContext value={bindings}>{children}</KeysContext>;
};
