import type { ServiceIdentifier } from 'inversify';
import type { Problems } from '../../domain/record/Problem.ts';
import { problemsOf } from '../../domain/record/problemsOf.ts';
import { parseRequest, type RequestWay } from '../../domain/request/parseRequest.ts';
import type { RequestDraft, RequestPath } from '../../domain/request/requestFields.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import type { RequestRegister } from './RequestRegister.ts';

/** Saves the form of a request, to keep it or to publish it. */
export interface SaveRequest {
  /** What is wrong with a draft, by the rules that `save` applies. An open request must stay fit to be open. */
  readonly check: (draft: RequestDraft, base: ShipmentRequest | undefined, way: RequestWay) => Problems<RequestPath>;
  /** `base` is the request being edited; undefined for a new one. Throws a `Failure`. Safe to retry. */
  readonly save: (
    draft: RequestDraft,
    base: ShipmentRequest | undefined,
    way: RequestWay,
  ) => Promise<Saved<ShipmentRequest, RequestPath>>;
}
export const SaveRequest: ServiceIdentifier<SaveRequest> = Symbol('SaveRequest');

const list = 'requests';

export const saveRequest = (
  register: RequestRegister,
  clock: Clock,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): SaveRequest => {
  const parse = (draft: RequestDraft, base: ShipmentRequest | undefined, way: RequestWay) =>
    parseRequest(draft, { now: clock.now(), way: base?.status === 'open' ? 'publish' : way });
  return {
    check: (draft, base, way) => problemsOf(parse(draft, base, way)),
    save: async (draft, base, way) => {
      const read = parse(draft, base, way);
      if (!read.ok) return { kind: 'invalid', problems: read.problems };
      const entry = read.value;
      const publish = way === 'publish';
      const content = { list, id: base?.id, version: base?.version, entry, publish };
      if (!base) {
        const write = () => keys.once(content, (key) => register.add(entry, publish, key));
        return writeRecord(changes, { lists: [list], write });
      }
      const { id, version } = base;
      return writeRecord(changes, {
        lists: [list],
        write: () => keys.once(content, (key) => register.change(id, version, entry, publish, key)),
        edited: { version, readLatest: () => register.read(id) },
      });
    },
  };
};
