/** The id of the offer in whose rows the focus is. */
export const focusedOffer = (within: HTMLElement | null): string | undefined => {
  const at = document.activeElement?.closest<HTMLElement>('[data-offer]');
  return at && within?.contains(at) ? at.dataset['offer'] : undefined;
};
