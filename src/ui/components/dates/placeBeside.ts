const gap = 4;
const margin = 8;
/** Below this width a sheet from below is placed by the stylesheet alone. */
const sheetBelow = 768;

/** Puts a pop-up of the top layer under what it belongs to, above it where only there is room, and always within the window. */
export const placeBeside = (popUp: HTMLElement, anchor: HTMLElement): void => {
  if (window.innerWidth < sheetBelow) return;
  // Where it stood limits its height.
  popUp.style.removeProperty('--top');
  const beside = anchor.getBoundingClientRect();
  const { width, height } = popUp.getBoundingClientRect();
  const below = beside.bottom + gap;
  const above = beside.top - gap - height;
  const lowest = Math.max(margin, window.innerHeight - height - margin);
  const top = Math.max(margin, Math.min(below <= lowest || above < margin ? below : above, lowest));
  const left = Math.max(margin, Math.min(beside.left, window.innerWidth - width - margin));
  popUp.style.setProperty('--top', `${top}px`);
  popUp.style.setProperty('--left', `${left}px`);
};
