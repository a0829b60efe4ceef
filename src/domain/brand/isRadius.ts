const largest: Readonly<Record<string, number>> = { px: 999, rem: 62, em: 62, '%': 100 };

/** Whether a text is a CSS length for button corners: 0, or px, rem, em or % of at most 999px. */
export const isRadius = (text: string): boolean => {
  const [, amount, unit] = /^(\d{1,3}(?:\.\d{1,4})?)(px|rem|em|%)$/.exec(text) ?? [];
  return text === '0' || Number(amount) <= (largest[unit ?? ''] ?? 0);
};
