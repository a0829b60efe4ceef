import { type RefObject, useEffect } from 'react';
import { focusOnce } from '../components/focusOnce.ts';

/** The control used last, and where focus can go if it disappears, nearest first. */
interface Used {
  readonly control: Element;
  readonly around: readonly HTMLElement[];
  /** Undefined if the page had none because it failed to load. */
  readonly heading: HTMLElement | undefined;
}

const part = 'section, search, fieldset, dialog';

const usedIn = (page: HTMLElement, control: Element): Used => {
  const around: HTMLElement[] = [];
  for (let at = control.parentElement; at && page.contains(at); at = at.parentElement)
    if (at.matches(part)) around.push(at);
  return { control, around, heading: page.querySelector('h1') ?? undefined };
};

const isInDialog = (element: Element | null): boolean => Boolean(element?.closest('dialog, [role="dialog"]'));

/**
 * When the focused control disappears, for instance because its paper was deleted or its filters were cleared, moves
 * focus to its section, or else to the page's heading. Not while navigating to another page.
 */
export const useFocusRecovery = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let used: Used | undefined;

    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      if (page.contains(target)) used = usedIn(page, target);
      else if (!isInDialog(target)) used = undefined;
    };
    /** Focus lost without a new target clears the record, unless the control itself was removed. */
    const forget = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget) return;
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected) used = undefined;
      });
    };
    const goOn = (): void => {
      if (!used || used.control.isConnected || isInDialog(document.activeElement)) return;
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
