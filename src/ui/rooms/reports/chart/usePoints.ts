import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';

interface Points {
  readonly count: number;
  /** Where Tab leads at first. */
  readonly first: number;
  readonly orientation: 'horizontal' | 'vertical';
}

const keysFor = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const;

/** The point of a chart that is to be seen closer: the one under the pointer, or else the focused one, until Escape. */
const useShown = (pointed: number | undefined) => {
  const [dismissed, setDismissed] = useState<number>();
  const shown = pointed === dismissed ? undefined : pointed;
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') setDismissed(pointed);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isShown, pointed]);
  return { shown, showAgain: () => setDismissed(undefined) };
};

/** The points of a chart as one stop of Tab, with arrow keys from one to the next. */
export const usePoints = ({ count, first, orientation }: Points) => {
  const [last, setLast] = useState(first);
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const { shown, showAgain } = useShown(hovered ?? focused);
  const stop = Math.min(last, count - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { next, previous } = keysFor[orientation];
    const goals: ReadonlyMap<string, number> = new Map([
      [next, Math.min(stop + 1, count - 1)],
      [previous, Math.max(stop - 1, 0)],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const goal = goals.get(event.key);
    if (goal === undefined) return;
    event.preventDefault();
    const point = event.currentTarget.children[goal];
    if (point instanceof HTMLElement) point.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(undefined);
  };
  const of = (point: number) => ({
    tabIndex: point === stop ? 0 : -1,
    'data-shown': point === shown || undefined,
    onFocus: () => {
      setLast(point);
      setFocused(point);
      showAgain();
    },
    onPointerEnter: () => {
      setHovered(point);
      showAgain();
    },
    onPointerLeave: () => setHovered(undefined),
  });
  return { shown, stop, list: { onKeyDown, onBlur, 'aria-orientation': orientation }, of };
};
