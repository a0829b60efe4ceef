import { placeBeside } from './placeBeside.ts';

/** Places a pop-up beside its anchor, now and whenever the window is resized. Returns a function that stops it. */
export const keepBeside = (popUp: HTMLElement, anchor: HTMLElement): (() => void) => {
  const place = (): void => placeBeside(popUp, anchor);
  const placeAgain = (): void => void requestAnimationFrame(place);
  place();
  window.addEventListener('resize', placeAgain);
  return () => window.removeEventListener('resize', placeAgain);
};
