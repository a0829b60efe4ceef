import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { removeAtOnce } from '../shared/removeAtOnce.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import type { Written } from '../shared/Written.ts';
import type { RequestRegister } from './RequestRegister.ts';

/** Moves of a request between its statuses. */
export type RequestMove =
  { readonly to: 'open' } | { readonly to: 'withdrawn' } | { readonly to: 'cancelled'; readonly reason?: string };

/** Publishes, withdraws, cancels and deletes requests, and brings them back. Each throws a `Failure`, marks the lists stale and is safe to retry. */
export interface RequestMoves {
  /** A conflict returns the latest. */
  readonly move: (record: Versioned, move: RequestMove) => Promise<Written<ShipmentRequest>>;
  /** Deletes a draft without asking. */
  readonly remove: (draft: Versioned) => Promise<void>;
  /** Brings a draft back that was deleted at this version. */
  readonly undo: (deleted: Versioned) => Promise<ShipmentRequest>;
}
export const RequestMoves: ServiceIdentifier<RequestMoves> = Symbol('RequestMoves');

export const requestMoves = (
  register: RequestRegister,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): RequestMoves => {
  const send = ({ id, version }: Versioned, move: RequestMove, key: string): Promise<ShipmentRequest> => {
    if (move.to === 'open') return register.publish(id, version, key);
    if (move.to === 'withdrawn') return register.withdraw(id, version, key);
    return register.cancel(id, version, move.reason, key);
  };
  return {
    move: async ({ id, version }, move) => {
      const written = await writeRecord(changes, {
        lists: ['requests'],
        write: () => keys.once({ list: 'requests', id, version, move }, (key) => send({ id, version }, move, key)),
        edited: { version, readLatest: () => register.read(id) },
      });
      return written.record.status === move.to ? { kind: 'done', record: written.record } : written;
    },
    remove: ({ id, version }) =>
      removeAtOnce(changes, {
        id,
        lists: ['requests'],
        remove: () =>
          keys.once({ list: 'requests', id, version, removes: true }, (key) => register.remove(id, version, key)),
      }),
    undo: async ({ id, version }) => {
      const content = { list: 'requests', id, version, undoes: true };
      const write = () => keys.once(content, (key) => register.undo(id, version, key));
      return (await writeRecord(changes, { lists: ['requests'], write })).record;
    },
  };
};
