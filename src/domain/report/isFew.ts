/** Figures of fewer cases change much with each of them. */
const few = 20;

/** Whether a figure is made of so few cases that it must say so. */
export const isFew = ({ n }: { readonly n: number }): boolean => n > 0 && n < few;
