const plain = '#14171a';

/** The brand's colour as the page has it; PDF knows no other notation. */
export const brandColour = (): string => {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--brand-primary').trim();
  return /^#[\da-f]{6}$/iu.test(colour) ? colour : plain;
};
