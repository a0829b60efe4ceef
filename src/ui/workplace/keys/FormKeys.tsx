import { useKey } from '../../shared/keys/useKey.ts';

/** What has the focus when nothing on the page has it, or after arrival. */
const nowhere = 'body, main, h1';

/** The form that a key is for: the one around what has the focus, or without any focus the only one of the page. */
const formFor = (target: EventTarget | null): HTMLFormElement | null => {
  if (!(target instanceof Element)) return null;
  const forms = target.matches(nowhere) ? document.querySelectorAll<HTMLFormElement>('main form') : [];
  return forms.length === 1 ? (forms[0] ?? null) : target.closest('form');
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
