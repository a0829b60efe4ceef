import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** For a form that follows another one: the focus starts in its first empty field, after the heading was named. */
export const useFirstField = (): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const follows = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (follows) [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus();
  }, [follows]);
  return form;
};
