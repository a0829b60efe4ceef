import { placeBeside } from './placeBeside.ts';

/** Places a pop-up, and again whenever the window changes, once what it shows has followed. Answers how to let it go. */
export const keepBeside = (popUp: HTMLElement, anchor: HTMLElement): (() => void) => {
  const place = (): void => placeBeside(popUp, anchor);
  const placeAgain = (): void => void requestAnimationFrame(place);
  place();
  window.addEventListener('resize', placeAgain);
  return () => window.removeEventListener('resize', placeAgain);
};
