import { useContext, useEffect, useRef } from 'react';
import type { KeyAction } from '../../../domain/keys/keyTable.ts';
import type { KeyHandler } from './KeyBindings.ts';
import { KeysContext } from './KeysContext.ts';

/** Does something on the keys of an action (`keyTable`) while mounted; nothing if `handle` is undefined. */
export const useKey = (action: KeyAction, handle: KeyHandler | undefined): void => {
  const bindings = useContext(KeysContext);
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const isBound = handle !== undefined;
  useEffect(
    () => (isBound ? bindings?.bind(action, (event) => latest.current?.(event) ?? false) : undefined),
    [action, bindings, isBound],
  );
};
