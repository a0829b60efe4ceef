import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws the application in `root`, in slices that let a slow phone answer a touch in between. */
export const showIn = (root: HTMLElement, application: ReactNode): void => {
  startTransition(() => createRoot(root).render(application));
};
