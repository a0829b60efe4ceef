import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A machine that is busy takes its time. */
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

/** jsdom has no top layer: a modal dialogue is one that is open. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** It gives files no addresses: here they are named by their kind. */
URL.createObjectURL = (file) => `blob:${file instanceof Blob ? file.type : ''}`;
URL.revokeObjectURL = () => {};

/** Nor does it lay anything out that could be scrolled to. */
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

/** It has no screen and no mouse. */
Object.assign(window, { matchMedia: () => ({ matches: false }) });
