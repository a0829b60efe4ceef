import { type Read, readFlag } from './cellValues.ts';
import type { ImportCells, ImportColumn } from './importColumns.ts';

interface CellReading {
  readonly amount: (column: ImportColumn) => number | null;
  readonly kept: <Value>(read: Read<Value>) => Value | null;
}

const columns = [
  'un_number',
  'adr_name',
  'adr_class',
  'packing_group',
  'tunnel_code',
  'transport_category',
  'adr_quantity',
  'limited_quantity',
] as const satisfies readonly ImportColumn[];

/** What a row says of dangerous goods, as papers write it: "UN 1263", "Class 3", "PG II". Null if it says nothing. */
export function dangerousOfRow(cells: ImportCells, { amount, kept }: CellReading) {
  if (columns.every((column) => !cells[column])) return null;
  const text = (column: ImportColumn, before?: RegExp): string | null =>
    (cells[column] ?? '').replace(before ?? '', '').trim() || null;
  return {
    un: text('un_number', /^UN\s*/i),
    name: text('adr_name'),
    class: text('adr_class', /^class\s*/i),
    packingGroup: text('packing_group', /^PG\s*/i)?.toUpperCase() ?? null,
    tunnelCode: text('tunnel_code'),
    transportCategory: amount('transport_category'),
    quantity: amount('adr_quantity'),
    limitedQuantity: kept(readFlag('limited_quantity', cells.limited_quantity ?? '')),
  };
}
