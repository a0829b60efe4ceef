/** The licence categories of a draft, one by one. */
export const splitCategories = (typed: string): readonly string[] => typed.split(/\s+/).filter(Boolean);
