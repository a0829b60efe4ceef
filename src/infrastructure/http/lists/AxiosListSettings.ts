import * as v from 'valibot';
import type { ListArrangement, ListSettings } from '../../../application/shared/ListSettings.ts';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { densities } from '../../../domain/list/Density.ts';
import type { ListLayout } from '../../../domain/list/ListLayout.ts';
import type { SavedView, SavedViewFacts } from '../../../domain/list/SavedView.ts';
import { done, idAnswer, ignored, optional } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const columns = optional(v.array(v.string()));
const filters = v.pipe(
  v.array(v.object({ name: v.string(), value: v.string() })),
  v.transform((each) => Object.fromEntries(each.map(({ name, value }) => [name, value]))),
);
const view = v.pipe(
  v.object({
    id: idAnswer,
    version: v.number(),
    name: v.string(),
    shared: v.boolean(),
    own: v.boolean(),
    q: v.string(),
    filters,
    sort: v.string(),
    columns,
    alert: v.boolean(),
  }),
  v.transform(({ shared, own, alert, ...rest }): SavedView => ({
    ...rest,
    isShared: shared,
    isOwn: own,
    hasAlert: alert,
  })),
);
const settings = v.pipe(
  v.object({ columns, density: v.picklist(densities), views: listAnswer(view) }),
  v.transform(({ views, ...layout }): ListArrangement => ({ layout, views })),
);

const bodyOf = ({ name, isShared, q, filters: chosen, sort, columns: shown }: SavedViewFacts) => ({
  name,
  shared: isShared,
  q,
  filters: Object.entries(chosen).map(([filter, value]) => ({ name: filter, value })),
  sort,
  columns: shown ? [...shown] : null,
});

/** The user's lists over HTTP. */
export class AxiosListSettings implements ListSettings {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  read(list: RoomList, signal?: AbortSignal): Promise<ListArrangement> {
    return this.#http.call('GET /v1/list-settings', {
      query: { list },
      answer: dataOf(settings),
      background: true,
      signal,
    });
  }

  async arrange(list: RoomList, { columns: shown, density }: ListLayout): Promise<void> {
    const body = { list, columns: shown ? [...shown] : null, density };
    const answer = ignored(['columns', 'density']);
    await this.#http.call('PUT /v1/list-settings', { body, answer, background: true });
  }

  add(list: RoomList, facts: SavedViewFacts, idempotencyKey: string): Promise<SavedView> {
    const body = { list, ...bodyOf(facts) };
    return this.#http.call('POST /v1/list-views', { body, idempotencyKey, answer: dataOf(view) });
  }

  change(
    { id, version }: Pick<SavedView, 'id' | 'version'>,
    facts: SavedViewFacts,
    idempotencyKey: string,
  ): Promise<SavedView> {
    return this.#http.call('PUT /v1/list-views/{id}', {
      params: { id },
      body: { ...bodyOf(facts), version },
      idempotencyKey,
      answer: dataOf(view),
    });
  }

  async remove({ id, version }: Pick<SavedView, 'id' | 'version'>): Promise<void> {
    await this.#http.call('DELETE /v1/list-views/{id}', {
      params: { id },
      query: { version: String(version) },
      answer: done,
    });
  }

  async alert(id: string, isOn: boolean, idempotencyKey: string): Promise<void> {
    const call = { params: { id }, idempotencyKey, answer: done };
    if (isOn) await this.#http.call('PUT /v1/list-views/{id}/alert', call);
    else await this.#http.call('DELETE /v1/list-views/{id}/alert', call);
  }
}
