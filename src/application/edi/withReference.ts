import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';

interface Register<Row> {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Row>>;
}

/** The records of a register that have a reference, in upper or lower case; `sort` puts the wanted ones first. Throws a `Failure`. */
export const withReference = async <Row extends { readonly reference: string }>(
  register: Register<Row>,
  reference: string,
  sort: 'reference' | '-createdAt',
  signal: AbortSignal,
): Promise<readonly Row[]> => {
  const { rows } = await register.list({ page: 0, size: 25, sort, q: reference, filters: {} }, signal);
  return rows.filter((row) => row.reference.toLowerCase() === reference.toLowerCase());
};
