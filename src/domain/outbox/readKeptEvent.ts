import { isOneOf } from '../outside/isOneOf.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { readReservations } from '../shipment/readReservations.ts';
import { exceptionKinds, noteVisibilities } from '../shipment/shipmentReasons.ts';
import { type ToldData, toldTypes } from '../shipment/ToldEvent.ts';
import type { OutboxEvent } from './OutboxEntry.ts';

const dataOf = (raw: unknown): ToldData => {
  const said = (name: string): string | undefined => ownText(raw, name);
  const [reason, text, of, at] = [said('reason'), said('text'), said('of'), said('at')];
  const [kind, visibility, minutes] = [said('kind') ?? '', said('visibility') ?? '', ownField(raw, 'minutes')];
  const reservations = readReservations(raw);
  return {
    ...(reason !== undefined && { reason }),
    ...(typeof minutes === 'number' && { minutes }),
    ...(isOneOf(exceptionKinds, kind) && { kind }),
    ...(text !== undefined && { text }),
    ...(reservations.length > 0 && { reservations }),
    ...(isOneOf(noteVisibilities, visibility) && { visibility }),
    ...(of !== undefined && { of }),
    ...(at !== undefined && { at }),
  };
};

/** Reads an event that this browser kept; undefined if it is damaged. Takes anything, never throws. */
export const readKeptEvent = (raw: unknown): OutboxEvent['event'] | undefined => {
  const [type, stop, at] = [ownText(raw, 'type') ?? '', ownField(raw, 'stop') ?? null, ownField(raw, 'at')];
  if (!isOneOf(toldTypes, type) || (stop !== null && typeof stop !== 'number')) return undefined;
  return typeof at === 'number' ? { type, stop, at, data: dataOf(ownField(raw, 'data')) } : undefined;
};
