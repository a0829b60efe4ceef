import type { Position } from '../database/Position.ts';
import { positionText } from './positionText.ts';
import type { Change } from './readChanges.ts';

/** Events as they are sent: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
const eventOf = (data: object, { name, at }: { readonly name?: string; readonly at?: Position | undefined }): string =>
  [
    ...(name === undefined ? [] : [`event: ${name}`]),
    ...(at === undefined ? [] : [`id: ${positionText(at)}`]),
    `data: ${JSON.stringify(data)}`,
    '\n',
  ].join('\n');

/** Changes, of which the last has the id: a reader who is cut off among them is told all of them again. */
export const changeEvents = (changes: readonly Change[], at: Position): string =>
  changes
    .map(({ type, id, version }, index) =>
      eventOf({ type, id, version }, { at: index === changes.length - 1 ? at : undefined }),
    )
    .join('');

/**
 * `ready` begins a stream, `beat` shows that it lives, `reset` says that everything has to be read again, and `full` that the account
 * has other streams in its stead.
 */
export const signEvent = (name: 'ready' | 'beat' | 'reset' | 'full', at?: Position): string =>
  eventOf({}, { name, at });
