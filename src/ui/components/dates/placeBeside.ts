const gap = 4;
const margin = 8;
/** Narrower windows show a sheet at the bottom, which the style sheet places. */
const sheetBelow = 768;

/**
 * Puts a pop-up of the top layer below its anchor, or above, or beside, wherever it fits first, and over it when it fits nowhere.
 * It stays within the window, and keeps its `scroll-margin-top` free at the top if it can.
 */
export const placeBeside = (popUp: HTMLElement, anchor: HTMLElement): void => {
  if (window.innerWidth < sheetBelow) return;
  // Its old position would limit its height.
  popUp.style.removeProperty('--top');
  const beside = anchor.getBoundingClientRect();
  const { width, height } = popUp.getBoundingClientRect();
  const free = Number.parseFloat(getComputedStyle(popUp).scrollMarginTop) || margin;
  const least = free + height + margin <= window.innerHeight ? free : margin;
  const [lowest, outermost] = [window.innerHeight - height - margin, window.innerWidth - width - margin];
  const [below, above] = [beside.bottom + gap, beside.top - gap - height];
  const [after, before] = [beside.right + gap, beside.left - gap - width];
  const fits = below <= lowest || above >= least;
  const edge = !fits && after <= outermost ? after : !fits && before >= margin ? before : beside.left;
  const top = Math.max(least, Math.min(below <= lowest || above < least ? below : above, lowest));
  const left = Math.max(margin, Math.min(edge, outermost));
  popUp.style.setProperty('--top', `${top}px`);
  popUp.style.setProperty('--left', `${left}px`);
};
