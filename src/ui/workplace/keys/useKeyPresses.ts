import { useEffect } from 'react';
import { actionsOf } from '../../../domain/keys/actionsOf.ts';
import { isCharacterKey } from '../../../domain/keys/isCharacterKey.ts';
import { pressedKey } from '../../../domain/keys/pressedKey.ts';
import type { KeyBindings } from '../../shared/keys/KeyBindings.ts';

/** Milliseconds between two keys that belong together. */
const longestPause = 1_500;

const field = 'input, select, textarea, [contenteditable], [role="spinbutton"]';

/** What has keys of its own while it is open. */
const layer = 'dialog[open], [role="dialog"], [popover], .swal2-container';

const isIn = (target: EventTarget | null, parts: string): boolean =>
  target instanceof Element && target.closest(parts) !== null;

/** Forms of dialogs are sent as others are. */
const isOfForm = (key: string, { target }: KeyboardEvent): boolean =>
  key === 'Mod+Enter' && isIn(target, 'dialog[open] form');

/** Whether the key belongs to a field, a dialog or a menu. With a modifier it works in fields too, as it types nothing. */
const isTaken = (key: string, { target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open], .swal2-container') !== null ||
  isIn(target, layer) ||
  (!key.startsWith('Mod+') && isIn(target, field));

/** Passes on what is pressed anywhere on the page to what the screens have bound; characters only if these are `on`. */
export const useKeyPresses = (bindings: KeyBindings, characters: 'on' | 'off'): void => {
  useEffect(() => {
    let begun: string | undefined;
    let begunAt = 0;
    const press = (event: KeyboardEvent): void => {
      const key = pressedKey(event);
      if (key === undefined || event.defaultPrevented || event.isComposing) return;
      if (isTaken(key, event) && !isOfForm(key, event)) return;
      if (characters === 'off' && isCharacterKey(key)) return;
      const pressed = actionsOf(key, event.timeStamp - begunAt < longestPause ? begun : undefined);
      [begun, begunAt] = [pressed.begun, event.timeStamp];
      if (bindings.run(pressed.actions, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [bindings, characters]);
};
