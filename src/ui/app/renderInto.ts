import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders the application into `root`, yielding to the browser in between, so that slow phones stay responsive. */
export const renderInto = (root: HTMLElement, application: ReactNode): void => {
  startTransition(() => createRoot(root).render(application));
};
