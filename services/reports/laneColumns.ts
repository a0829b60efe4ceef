import type { Case } from './Case.ts';
import { laneAreas } from './laneAreas.ts';
import type { CsvColumn } from './ReportKind.ts';

/** The code of a lane, then the areas as people call them. */
export const laneColumns: readonly CsvColumn<Case>[] = [
  { title: 'Lane', cell: ({ lane }) => lane },
  { title: 'From area', cell: ({ lane }) => laneAreas(lane)?.from ?? null },
  { title: 'To area', cell: ({ lane }) => laneAreas(lane)?.to ?? null },
];
