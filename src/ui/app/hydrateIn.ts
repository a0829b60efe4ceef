import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over the markup that arrived with the page: its elements stay, with what was typed into them. */
export const hydrateIn = (root: HTMLElement, application: ReactNode): void => {
  hydrateRoot(root, application);
};
