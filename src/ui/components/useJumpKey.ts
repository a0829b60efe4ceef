import { type FocusEvent, type RefObject, useCallback, useEffect } from 'react';
import { focusOnce } from './focusOnce.ts';

/** The parts of a page that F6 leads to, in its order: what leaves by itself comes first. */
const order = ['notices', 'news', 'bar'] as const;

export type JumpPart = (typeof order)[number];

/** From where the focus went into the parts, and which it has been in since. */
interface Tour {
  readonly from: HTMLElement | undefined;
  readonly seen: readonly (HTMLElement | null)[];
}

/** The tour that last led into a part. */
const tours = new WeakMap<HTMLElement, Tour>();

const shownParts = (): readonly HTMLElement[] =>
  order.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-jump-part='${name}']`)]);

const focusIn = (part: HTMLElement): void =>
  (part.querySelector('[data-newest]') ?? part).querySelector('button')?.focus();

/** Lets F6 lead through the parts of the page that are shown and back, and gives the focus back when a part is left. */
export const useJumpKey = (part: RefObject<HTMLElement | null>, name: JumpPart, isShown: boolean) => {
  const goBack = useCallback((): void => {
    if (!part.current?.contains(document.activeElement)) return;
    const from = tours.get(part.current)?.from;
    if (from?.isConnected && from !== document.body) return from.focus();
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
      const next = parts.find((each) => !here || (each !== here && !tours.get(here)?.seen.includes(each)));
      if (!next) return goBack();
      if (!here) tours.delete(next);
      focusIn(next);
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [part, isShown, goBack]);
  const onFocus = useCallback(({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
    const last = relatedTarget.closest<HTMLElement>('[data-jump-part]');
    const tour = last ? tours.get(last) : { from: relatedTarget, seen: [] };
    tours.set(currentTarget, { from: tour?.from, seen: [...(tour?.seen ?? [last]), currentTarget] });
  }, []);
  return { goBack, props: { 'data-jump-part': isShown ? name : undefined, onFocus } };
};
