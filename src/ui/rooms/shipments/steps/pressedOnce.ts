import type { ButtonHTMLAttributes } from 'react';

/**
 * For a button that becomes the next one once it was pressed: neither the second click of a double click nor a key that is held down
 * presses that one, too. A key pressed again does.
 */
export const pressedOnce = (
  press: () => void,
): Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'onKeyDown'> => ({
  onClick: ({ detail }) => {
    if (detail < 2) press();
  },
  onKeyDown: (event) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  },
});
