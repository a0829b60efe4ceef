import type { KeyboardEvent } from 'react';
import { pressedKey } from '../../../domain/keys/pressedKey.ts';

interface ComboboxKeys {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly step: (by: 1 | -1) => void;
  /** Enter: chooses what is active. */
  readonly choose: () => void;
  /** Tab: somebody leaves the field. */
  readonly leave: () => void;
}

/**
 * The keys of a combobox with a list (WAI-ARIA 1.2): arrows open the list and move in it, Enter chooses and sends no form while it
 * is open, Escape closes it and nothing around it.
 */
export const useComboboxKeys =
  ({ isOpen, open, close, step, choose, leave }: ComboboxKeys) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const key = pressedKey(event);
    if (key === 'Tab') leave();
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen) step(key === 'ArrowDown' ? 1 : -1);
      else open();
      event.preventDefault();
    } else if (isOpen && (key === 'Enter' || key === 'Escape')) {
      if (key === 'Enter') choose();
      else close();
      event.preventDefault();
      event.stopPropagation();
    }
  };
