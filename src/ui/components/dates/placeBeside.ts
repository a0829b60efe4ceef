const gap = 4;
const margin = 8;
/** In px. Narrower windows show a bottom sheet, placed by CSS. */
const sheetBelow = 768;

/**
 * Places a pop-up below, above or beside its anchor, wherever it fits first, else over it. Keeps it inside the window
 * and its `scroll-margin-top` clear if possible.
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
