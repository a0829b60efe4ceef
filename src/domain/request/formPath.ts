/** The paths of rules about what no single field holds, and the field that shows them. */
const shownAt: Readonly<Record<string, string>> = {
  'pricing.target': 'pricing.target.amountMinor',
  'pricing.target.currency': 'pricing.currency',
  audience: 'audience.market',
};

/** The field of the form that shows a problem at a path of a request; the items of a choice are one field. */
export const formPath = (path: string): string => {
  const field = path.replace(/\.\d+$/, '');
  return shownAt[field] ?? field;
};
