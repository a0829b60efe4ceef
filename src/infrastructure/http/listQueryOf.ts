import type { ListSpec } from '../../domain/list/ListSpec.ts';
import { longestSearch } from '../../domain/list/longestSearch.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { plainText } from '../../domain/outside/plainText.ts';
import { pageQuery } from './pageQuery.ts';

type Sort<Spec extends ListSpec> = Spec['sorts'][number] | `-${Spec['sorts'][number]}`;

type Filters<Spec extends ListSpec> = {
  readonly [Name in keyof Spec['filters']]?: Spec['filters'][Name] extends readonly (infer Value)[] ? Value : string;
};

/** The query parameters a list spec allows. */
export type ListQuery<Spec extends ListSpec> = Filters<Spec> & {
  readonly page: string;
  readonly size: string;
  readonly sort: Sort<Spec>;
  readonly q?: string;
};

/** The query of a list request; search and filters only if they are set. */
export function listQueryOf<Spec extends ListSpec>(view: ListView, spec: Spec): ListQuery<Spec>;
export function listQueryOf(view: ListView, { filters }: ListSpec): object {
  const narrowing = Object.entries(view.filters).filter(([name]) => name in filters);
  const words = plainText(view.q, longestSearch);
  return { ...pageQuery(view), ...(words !== undefined && { q: words }), ...Object.fromEntries(narrowing) };
}
