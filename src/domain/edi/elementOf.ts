import type { EdiSegment } from './EdiSegment.ts';

/** A component of an element, both counted from 1; '' where there is none. */
export const elementOf = ({ elements }: EdiSegment, element: number, component = 1): string =>
  elements[element - 1]?.[component - 1]?.trim() ?? '';
