import type { Case } from './Case.ts';
import type { Party } from '../shipments/partyOf.ts';
import type { CsvColumn } from './ReportKind.ts';
import { laneColumns } from './laneColumns.ts';

/** The columns that say which stop a row is about. */
export const stopColumns = ({ side }: Party): readonly CsvColumn<Case>[] => [
  { title: 'Shipment', cell: ({ reference }) => reference },
  { title: 'Stop', cell: ({ stop }) => (stop === null ? null : stop + 1) },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Place', cell: ({ place }) => place },
  { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
  ...laneColumns,
];
