const doubleClickMs = 500;
const kinds = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** Two quick taps are two separate taps. */
const isTap = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

const ignore = (event: MouseEvent): void => {
  if (event.detail < 2 || isTap(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Call when a click closes something: ignores the second click of a double click, which would hit whatever is beneath.
 */
export const ignoreSecondClick = (): void => {
  const page = document;
  for (const kind of kinds) page.addEventListener(kind, ignore, { capture: true });
  setTimeout(() => {
    for (const kind of kinds) page.removeEventListener(kind, ignore, { capture: true });
  }, doubleClickMs);
};
