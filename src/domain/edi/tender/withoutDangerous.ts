import type { EdiSegment } from '../EdiSegment.ts';
import { loopsOf } from '../loopsOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';

/** The items of a load that is canceled: as nobody carries them, what is dangerous in them is passed over. */
export const withoutDangerous = (reader: SegmentReader, goods: readonly EdiSegment[]): readonly EdiSegment[] =>
  loopsOf(goods, 'GID').loops.flatMap((item) => {
    const { before, loops } = loopsOf(item, 'DGS');
    const dangerous = loops.flat();
    for (const { tag } of dangerous) reader.all(dangerous, tag);
    return before;
  });
