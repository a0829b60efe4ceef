import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';
import type { EarlyForm } from '../../../application/account/EarlyForm.ts';
import type { SignInDraft } from '../../../domain/account/SignInDraft.ts';

const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined => {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
};

/**
 * Takes over the form that arrived with the page: what was typed up to this moment, the focus if the form had to be
 * rendered anew, and then what was pressed, once. All within one task, so that no key comes in between.
 */
export const useTakeOver = (
  early: EarlyForm,
  replace: Dispatch<SetStateAction<SignInDraft>>,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const [focused] = useState(() => early.focused());
  useLayoutEffect(() => {
    replace((draft) => {
      const username = inputOf(form.current, 'username')?.value ?? draft.username;
      const password = inputOf(form.current, 'password')?.value ?? draft.password;
      return username === draft.username && password === draft.password ? draft : { username, password };
    });
    if (focused !== undefined && document.activeElement === document.body) inputOf(form.current, focused)?.focus();
    // What is typed is rendered before this microtask runs.
    queueMicrotask(() => {
      const pressed = early.take();
      if (pressed === 'submit') form.current?.requestSubmit();
      else if (pressed) document.querySelector<HTMLAnchorElement>(`#root a[href^="${pressed}"]`)?.click();
    });
  }, [early, focused, replace]);
  return form;
};
