import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Follows the links of a board within the application; with a modifier key or another button the browser opens them as ever. */
export const useBoardLinks = (): ((event: MouseEvent) => void) => {
  const navigate = useNavigate();
  return (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('a[data-board-link]')?.getAttribute('href') : undefined;
    if (typeof link !== 'string' || event.defaultPrevented || button !== 0) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    void navigate(link);
  };
};
