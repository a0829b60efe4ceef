/** How exactly a picker lets choose, and so what it shows. */
export type Precision = 'day' | 'minute' | 'second';
