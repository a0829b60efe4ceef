import type { ListSpec } from '../../src/domain/list/ListSpec.ts';
import type { Operation, QueryOf } from '../../src/infrastructure/http/contract/Operation.ts';
import type { ListQuery } from '../../src/infrastructure/http/listQueryOf.ts';

type Whole<Query> = { [Name in keyof Query]-?: Exclude<Query[Name], undefined> };

/** The query the application sends for a list, every parameter required. */
export type AskedWith<Spec extends ListSpec> = Whole<ListQuery<Spec>>;

/** The query that a call takes, every parameter required. */
export type AskedOf<Call extends Operation> = Whole<QueryOf<Call>>;
