import { isOneOf } from '../outside/isOneOf.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { readId } from '../outside/readId.ts';
import { type Kept, type OutboxEntry, outboxOutcomes } from './OutboxEntry.ts';
import { readKeptEvent } from './readKeptEvent.ts';
import { readKeptProof } from './readKeptProof.ts';

const keptOf = (raw: unknown): Kept | undefined => {
  const idOf = (name: string): string | undefined => readId(ownField(raw, name));
  const [id, userId, companyId, shipmentId] = [idOf('id'), idOf('userId'), idOf('companyId'), idOf('shipmentId')];
  const [reference, keptAt, told] = [ownText(raw, 'reference'), ownField(raw, 'keptAt'), ownText(raw, 'outcome') ?? ''];
  if (id === undefined || userId === undefined || companyId === undefined || shipmentId === undefined) return undefined;
  if (reference === undefined || typeof keptAt !== 'number' || !isOneOf(outboxOutcomes, told)) return undefined;
  const said = ownField(raw, 'why');
  const why = said === undefined ? undefined : { reason: ownText(said, 'reason'), message: ownText(said, 'message') };
  // Whether the service took it is not known, and sent again it counts once.
  const outcome = told === 'sending' ? 'waiting' : told;
  return { id, userId, companyId, shipmentId, reference, keptAt, outcome, why };
};

/** Reads what this browser kept; undefined if another version wrote it or it was damaged. Takes anything, never throws. */
export const readOutboxEntry = (raw: unknown): OutboxEntry | undefined => {
  const [kept, kind] = [keptOf(raw), ownField(raw, 'kind')];
  if (!kept) return undefined;
  if (kind === 'event') {
    const event = readKeptEvent(ownField(raw, 'event'));
    return event && { ...kept, kind, event };
  }
  const proof = kind === 'proof' ? readKeptProof(ownField(raw, 'proof')) : undefined;
  return proof && { ...kept, kind: 'proof', proof };
};
