import { type FocusEvent, type RefObject, useCallback, useEffect } from 'react';
import { focusOnce } from './focusOnce.ts';

/** The parts of a page that F6 leads to, in its order: what leaves by itself comes first. */
const order = ['notices', 'news', 'bar'] as const;

export type JumpPart = (typeof order)[number];

const shownParts = (): readonly HTMLElement[] =>
  order.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-jump-part='${name}']`)]);

const focusIn = (part: HTMLElement): void =>
  (part.querySelector('[data-newest]') ?? part).querySelector('button')?.focus();

/** Marks where the focus comes from, as long as it goes from part to part. */
const startFrom = (place: Element | undefined): void => {
  for (const marked of document.querySelectorAll('[data-jump-from], [data-jump-seen]')) {
    marked.removeAttribute('data-jump-from');
    marked.removeAttribute('data-jump-seen');
  }
  place?.setAttribute('data-jump-from', '');
};

/** Lets F6 lead through the parts of the page that are shown and back, and gives the focus back when a part is left. */
export const useJumpKey = (part: RefObject<HTMLElement | null>, name: JumpPart, isShown: boolean) => {
  const goBack = useCallback((): void => {
    if (!part.current?.contains(document.activeElement)) return;
    const from = document.querySelector<HTMLElement>('body [data-jump-from]');
    if (from) return from.focus();
    const heading = document.querySelector('h1');
    if (heading) focusOnce(heading, { preventScroll: true });
  }, [part]);
  useEffect(() => {
    if (!isShown) return undefined;
    const jump = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const parts = shownParts();
      const here = parts.find((each) => each.contains(document.activeElement));
      if (part.current !== (here ?? parts[0])) return;
      event.preventDefault();
      if (!here) startFrom(undefined);
      const next = parts.find((each) => each !== here && !each.hasAttribute('data-jump-seen'));
      if (next) focusIn(next);
      else goBack();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [part, isShown, goBack]);
  const onFocus = useCallback(({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('[data-jump-part]')) startFrom(relatedTarget);
    currentTarget.setAttribute('data-jump-seen', '');
  }, []);
  return { goBack, props: { 'data-jump-part': isShown ? name : undefined, onFocus } };
};
