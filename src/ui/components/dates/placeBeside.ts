const gap = 4;
const margin = 8;
/** Below this width a sheet from below is placed by the stylesheet alone. */
const sheetBelow = 768;

/**
 * Puts a pop-up of the top layer under what it belongs to, above it where only there is room, beside it where there is none, and over
 * it only if all else fails; always within the window, and below what its `scroll-margin-top` keeps free wherever it fits there.
 */
export const placeBeside = (popUp: HTMLElement, anchor: HTMLElement): void => {
  if (window.innerWidth < sheetBelow) return;
  // Where it stood limits its height.
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
