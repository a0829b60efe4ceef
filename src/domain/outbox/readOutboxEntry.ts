import { isOneOf } from '../outside/isOneOf.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { readId } from '../outside/readId.ts';
import { exceptionKinds, noteVisibilities } from '../shipment/shipmentReasons.ts';
import { type ToldData, toldTypes } from '../shipment/ToldEvent.ts';
import { type OutboxEntry, outboxOutcomes } from './OutboxEntry.ts';

const dataOf = (raw: unknown): ToldData => {
  const said = (name: string): string | undefined => ownText(raw, name);
  const [reason, text, of, at] = [said('reason'), said('text'), said('of'), said('at')];
  const [kind, visibility, minutes] = [said('kind') ?? '', said('visibility') ?? '', ownField(raw, 'minutes')];
  return {
    ...(reason !== undefined && { reason }),
    ...(typeof minutes === 'number' && { minutes }),
    ...(isOneOf(exceptionKinds, kind) && { kind }),
    ...(text !== undefined && { text }),
    ...(isOneOf(noteVisibilities, visibility) && { visibility }),
    ...(of !== undefined && { of }),
    ...(at !== undefined && { at }),
  };
};

/** Reads what this browser kept; undefined if another version wrote it or it was damaged. Takes anything, never throws. */
export const readOutboxEntry = (raw: unknown): OutboxEntry | undefined => {
  const idOf = (name: string): string | undefined => readId(ownField(raw, name));
  const [id, userId, companyId, shipmentId] = [idOf('id'), idOf('userId'), idOf('companyId'), idOf('shipmentId')];
  const [reference, outcome, event] = [
    ownText(raw, 'reference'),
    ownText(raw, 'outcome') ?? '',
    ownField(raw, 'event'),
  ];
  const [type, stop, at, keptAt] = [
    ownText(event, 'type') ?? '',
    ownField(event, 'stop') ?? null,
    ownField(event, 'at'),
    ownField(raw, 'keptAt'),
  ];
  if (ownField(raw, 'kind') !== 'event' || reference === undefined || !isOneOf(outboxOutcomes, outcome))
    return undefined;
  if (id === undefined || userId === undefined || companyId === undefined || shipmentId === undefined) return undefined;
  if (!isOneOf(toldTypes, type) || (stop !== null && typeof stop !== 'number')) return undefined;
  if (typeof at !== 'number' || typeof keptAt !== 'number') return undefined;
  const said = ownField(raw, 'why');
  const why = said === undefined ? undefined : { reason: ownText(said, 'reason'), message: ownText(said, 'message') };
  const told = { type, stop, at, data: dataOf(ownField(event, 'data')) };
  return { kind: 'event', id, userId, companyId, shipmentId, reference, keptAt, outcome, why, event: told };
};
