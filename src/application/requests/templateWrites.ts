import type { ServiceIdentifier } from 'inversify';
import { parseRequest } from '../../domain/request/parseRequest.ts';
import { requestDraft } from '../../domain/request/requestDraft.ts';
import type { RequestTemplate } from '../../domain/request/RequestTemplate.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { removeAtOnce } from '../shared/removeAtOnce.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { RequestTemplates } from './RequestTemplates.ts';

type Kept = Pick<RequestTemplate, 'id'>;

/** Keeps requests as templates, deletes templates and brings them back. Each throws a `Failure`, marks the requests stale and is safe to retry. */
export interface TemplateWrites {
  /** Undefined if the request holds what its form does not take, so that it must be mended first. */
  readonly keep: (name: string, request: ShipmentRequest) => Promise<RequestTemplate | undefined>;
  /** Deletes a template without asking. */
  readonly remove: (template: Kept) => Promise<void>;
  readonly undo: (deleted: Kept) => Promise<RequestTemplate>;
}
export const TemplateWrites: ServiceIdentifier<TemplateWrites> = Symbol('TemplateWrites');

export const templateWrites = (
  templates: RequestTemplates,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): TemplateWrites => ({
  keep: async (name, request) => {
    const read = parseRequest(requestDraft(request), { now: clock.now(), way: 'keep' });
    if (!read.ok) return undefined;
    return writeAndPublish(changes, ['requests'], () =>
      keys.once({ template: name, request: request.id, version: request.version }, (key) =>
        templates.add(name, read.value, key),
      ),
    );
  },
  remove: ({ id }) =>
    removeAtOnce(changes, {
      id,
      lists: ['requests'],
      remove: () => keys.once({ template: id, removes: true }, (key) => templates.remove(id, key)),
    }),
  undo: ({ id }) =>
    writeAndPublish(changes, ['requests'], () =>
      keys.once({ template: id, undoes: true }, (key) => templates.undo(id, key)),
    ),
});
