import { type RefObject, useEffect } from 'react';
import { focusOnce } from '../components/focusOnce.ts';

/** The control that was used last, and where to go on when it is gone, the nearest first. */
interface Used {
  readonly control: Element;
  readonly around: readonly HTMLElement[];
  /** Undefined where the page had none, since it could not be read. */
  readonly heading: HTMLElement | undefined;
}

const part = 'section, search, fieldset, dialog';

const usedIn = (page: HTMLElement, control: Element): Used => {
  const around: HTMLElement[] = [];
  for (let at = control.parentElement; at && page.contains(at); at = at.parentElement)
    if (at.matches(part)) around.push(at);
  return { control, around, heading: page.querySelector('h1') ?? undefined };
};

const isInDialogue = (element: Element | null): boolean => Boolean(element?.closest('dialog, [role="dialog"]'));

/**
 * Keeps people's place in a page. When the control they used goes away – its paper is deleted, its filters are cleared – the part
 * it stood in takes the focus, or else the page's heading; on the way to another page nothing does.
 */
export const useHeldFocus = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let used: Used | undefined;

    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      if (page.contains(target)) used = usedIn(page, target);
      else if (!isInDialogue(target)) used = undefined;
    };
    /** Focus that leaves for nowhere forgets the control, unless it left because the control was taken away. */
    const forget = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget) return;
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected) used = undefined;
      });
    };
    const goOn = (): void => {
      if (!used || used.control.isConnected || isInDialogue(document.activeElement)) return;
      const heading = used.heading ?? page.querySelector('h1');
      if (!heading) return;
      const place = used.around.find(({ isConnected }) => isConnected) ?? heading;
      used = undefined;
      if (document.activeElement === document.body && heading.isConnected) focusOnce(place, { preventScroll: true });
    };

    const changes = new MutationObserver(goOn);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    document.addEventListener('focusin', note);
    page.addEventListener('focusout', forget);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      page.removeEventListener('focusout', forget);
    };
  }, [root]);
};
