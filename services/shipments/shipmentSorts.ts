import { sql, type RawBuilder } from 'kysely';

/** What shipments may be sorted by. */
export const shipmentSorts = ['pickup', 'risk', 'createdAt', 'reference', 'status', 'next', 'truck', 'price'] as const;

type Sort = (typeof shipmentSorts)[number];

/** The column of each. */
const columns = {
  pickup: 'pickup_at',
  risk: 'late_from',
  createdAt: 'created_at',
  reference: 'reference_key',
  status: 'status_rank',
  next: 'next_at',
  truck: 'plate',
  price: 'price_key',
} as const satisfies Record<Sort, string>;

/** All of them, for lists that are weighed before they are read. */
export const sortedColumns = shipmentSorts.map((sort) => columns[sort]);

/** What has ended is neither late nor on its way to a stop, and what is not assigned has no truck. */
const mayBeEmpty: ReadonlySet<Sort> = new Set(['risk', 'next', 'truck']);

/** How a page is read in this order. */
export const sortOf = (by: Sort): { readonly column: RawBuilder<unknown>; readonly isFilled: boolean } => ({
  column: sql`${sql.ref(columns[by])}`,
  isFilled: !mayBeEmpty.has(by),
});
