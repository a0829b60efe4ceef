import { useKey } from '../../shared/keys/useKey.ts';

/** What has the focus when nothing on the page has it, or after arrival. */
const nowhere = 'body, main, h1';

/** The button of a form that tells its key. */
const shown = 'main form [type=submit][aria-keyshortcuts]';

/** The form that a key is for: the one around what has the focus, or without any focus the only one of the page that tells this key. */
const formFor = (target: EventTarget | null): HTMLFormElement | null => {
  if (!(target instanceof Element)) return null;
  const buttons = target.matches(nowhere) ? document.querySelectorAll(shown) : [];
  return ((buttons.length === 1 && buttons[0]) || target).closest('form');
};

/** Submits a form as its first button does. */
const submitAround = ({ target, repeat }: KeyboardEvent): boolean => {
  const form = formFor(target);
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  // Held down, it is sent once.
  if (!repeat) button?.click();
  return button !== null && button !== undefined;
};

/** The keys that work in every form, also from a text of several lines. */
export const FormKeys = () => {
  useKey('submitForm', submitAround);
  return null;
};
