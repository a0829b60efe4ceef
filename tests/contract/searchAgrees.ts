import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ListSpec } from '../../src/domain/list/ListSpec.ts';
import { readListView } from '../../src/domain/list/readListView.ts';
import { listQueryOf } from '../../src/infrastructure/http/listQueryOf.ts';
import { awkwardTexts } from './awkwardTexts.ts';
import type { ListQuery } from './ListQuery.ts';

/** Holds the service of a list to any text its screen searches for. Part of a `describe`. */
export const searchAgrees = (spec: ListSpec, query: ListQuery): void => {
  it('accepts any search text', () => {
    const view = readListView('', spec);
    expect(awkwardTexts.filter((q) => !v.is(query, listQueryOf({ ...view, q }, spec)))).toEqual([]);
  });
};
