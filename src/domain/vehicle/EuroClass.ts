export const euroClasses = ['euro_3', 'euro_4', 'euro_5', 'euro_6', 'zero'] as const;

/** The emission standard of its engine. */
export type EuroClass = (typeof euroClasses)[number];
