import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Longer timeouts for busy machines. */
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

/** Parts of the page that still load when a file ends could not be loaded by the next one. */
afterAll(() => vi.dynamicImportSettled());

/** jsdom has no top layer, so treat an open dialog as modal. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** jsdom has no object URLs, so name them by type. */
URL.createObjectURL = (file) => `blob:${file instanceof Blob ? file.type : ''}`;
URL.revokeObjectURL = () => {};

/** jsdom has no layout to scroll to. */
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

/** jsdom has no screen and no mouse. */
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
});
