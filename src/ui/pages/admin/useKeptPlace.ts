import { type RefObject, useEffect } from 'react';
import { focusOnce } from '../../components/focusOnce.ts';

/** The control that was used last, and where to go on when it is gone, the nearest first. */
interface Used {
  readonly control: Element;
  readonly around: readonly HTMLElement[];
  readonly heading: HTMLElement;
}

const part = 'section, search';

const usedIn = (page: HTMLElement, control: Element): Used | undefined => {
  const heading = page.querySelector('h1');
  const around: HTMLElement[] = [];
  for (let at = control.parentElement; at && page.contains(at); at = at.parentElement)
    if (at.matches(part)) around.push(at);
  return heading ? { control, around, heading } : undefined;
};

/**
 * Keeps people's place in a page. When the control they used goes away – its paper is deleted, its filters are cleared – the part
 * it stood in takes the focus, or else the page's heading; on the way to another page nothing does.
 */
export const useKeptPlace = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let used: Used | undefined;

    const note = ({ target }: FocusEvent): void => {
      used = target instanceof Element ? usedIn(page, target) : undefined;
    };
    /** A click beside everything leaves the control behind; so does not its own going away, of which the page hears in the same turn. */
    const forget = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget) return;
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected) used = undefined;
      });
    };
    const goOn = (): void => {
      if (!used || used.control.isConnected || document.activeElement !== document.body) return;
      const { around, heading } = used;
      used = undefined;
      if (heading.isConnected)
        focusOnce(around.find(({ isConnected }) => isConnected) ?? heading, { preventScroll: true });
    };

    const changes = new MutationObserver(goOn);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    page.addEventListener('focusin', note);
    page.addEventListener('focusout', forget);
    return () => {
      changes.disconnect();
      page.removeEventListener('focusin', note);
      page.removeEventListener('focusout', forget);
    };
  }, [root]);
};
