import { placeBeside } from './placeBeside.ts';

/** Places a pop-up beside its anchor now and after every resize of the window. Returns how to stop that. */
export const keepBeside = (popUp: HTMLElement, anchor: HTMLElement): (() => void) => {
  const place = (): void => placeBeside(popUp, anchor);
  const placeAgain = (): void => void requestAnimationFrame(place);
  place();
  window.addEventListener('resize', placeAgain);
  return () => window.removeEventListener('resize', placeAgain);
};
