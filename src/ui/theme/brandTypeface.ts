import type { Brand } from '../../domain/brand/Brand.ts';

/** The name under which CSS finds a brand's typeface. */
export const brandTypeface = ({ typeface }: Brand): string => {
  if (typeface === undefined) return 'Hanken Grotesk';
  return typeface === 'system' ? 'system-ui' : 'Brand typeface';
};
