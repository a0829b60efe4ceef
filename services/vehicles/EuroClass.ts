/** The European emission standards of heavy vehicles that are still on the road; `zero` emits nothing. */
export const euroClasses = ['euro_3', 'euro_4', 'euro_5', 'euro_6', 'zero'] as const;

export type EuroClass = (typeof euroClasses)[number];
