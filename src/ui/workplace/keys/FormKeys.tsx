import { useKey } from '../../shared/keys/useKey.ts';

/** Submits the form that the key was pressed in, as its first button does. */
const submitAround = ({ target, repeat }: KeyboardEvent): boolean => {
  const form = target instanceof Element ? target.closest('form') : null;
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
