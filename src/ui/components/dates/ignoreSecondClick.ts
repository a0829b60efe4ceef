const doubleClickMs = 500;
const kinds = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** Two taps of a finger are meant as two. */
const isTap = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

const ignore = (event: MouseEvent): void => {
  if (event.detail < 2 || isTap(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Call it when a click closes something: the second click of a double click would hit what was beneath, and is ignored. */
export const ignoreSecondClick = (): void => {
  for (const kind of kinds) document.addEventListener(kind, ignore, { capture: true });
  setTimeout(() => {
    for (const kind of kinds) document.removeEventListener(kind, ignore, { capture: true });
  }, doubleClickMs);
};
