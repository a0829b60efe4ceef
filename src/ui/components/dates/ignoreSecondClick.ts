const doubleClickMs = 500;
const kinds = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** A finger that taps twice means two things. */
const isTap = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

const ignore = (event: MouseEvent): void => {
  if (event.detail < 2 || isTap(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Once a click has put something away the second click of a double click does nothing: it would hit whatever lies beneath. */
export const ignoreSecondClick = (): void => {
  for (const kind of kinds) document.addEventListener(kind, ignore, { capture: true });
  setTimeout(() => {
    for (const kind of kinds) document.removeEventListener(kind, ignore, { capture: true });
  }, doubleClickMs);
};
