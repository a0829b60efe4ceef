import { statements } from './statements.ts';

/**
 * The index of cells serves the counting of loads around a place (`countNear`) and nothing else: for best matches the planner took it for the
 * smaller one, and then read each row. It says so by a condition that holds for every place.
 */
export const cellCounts = statements(
  `drop index load_by_cell`,
  `create index load_by_cell on load (brand_id, from_lat, from_lng, id) include (ends_at, is_market, company_id)
     where is_open and from_lat >= -90`,
);
