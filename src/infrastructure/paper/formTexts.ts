import type { ConsignmentNote } from '../../domain/consignment/ConsignmentNote.ts';
import { paragraphsOf } from '../../domain/consignment/layout/paragraphsOf.ts';

/** All that notes say of their shipments. What the form says of itself is in Latin letters. */
export const formTexts = (notes: readonly ConsignmentNote[]): readonly string[] =>
  notes
    .flatMap(({ number, boxes, goods }) => [
      number,
      ...Object.values(boxes).flat(),
      ...goods.flatMap((row) => Object.values(row).flat()),
    ])
    .flatMap(paragraphsOf);
