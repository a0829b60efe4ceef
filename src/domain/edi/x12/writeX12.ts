import type { EdiAddress } from '../EdiInterchange.ts';
import type { EdiTime } from '../EdiTime.ts';
import { inTable } from '../inTable.ts';
import { usualDelimiters, type X12Delimiters } from './x12Delimiters.ts';
import { x12Rooms } from './x12Rooms.ts';
import { x12Text } from './x12Text.ts';

/** A segment to be written: its tag and its elements, '' for one that says nothing. */
export type X12Line = readonly [tag: string, ...elements: readonly string[]];

/** A transaction set without its first and last segment. */
export interface X12Set {
  /** Such as `204`. */
  readonly kind: string;
  readonly lines: readonly X12Line[];
}

/** What stands around the sets of a file. Nothing of it is made up here: numbers and times come from outside. */
export interface X12Envelope {
  readonly sender: EdiAddress;
  readonly receiver: EdiAddress;
  readonly isTest: boolean;
  /** By whatever clock the partners agreed on. */
  readonly made: Pick<EdiTime, 'day' | 'time'>;
  readonly control: number;
  readonly delimiters?: X12Delimiters | undefined;
}

/** Functional groups of the sets (GS01). */
const groups: Readonly<Record<string, string>> = { '204': 'SM', '990': 'GF', '214': 'QM', '210': 'IM' };

const withoutEmptyEnd = (line: readonly string[]): readonly string[] => {
  const last = line.findLastIndex((element) => element !== '');
  return line.slice(0, last + 1);
};

/** A file, and the values that lost characters because it cannot hold them, or not so many. */
export interface WrittenFile {
  readonly text: string;
  readonly changed: readonly string[];
}

/** Writes sets of one kind as a file, a line for each segment. */
export const writeX12 = (sets: readonly X12Set[], envelope: X12Envelope): WrittenFile => {
  const { sender, receiver, isTest, made, control, delimiters = usualDelimiters } = envelope;
  const { element, component, segment } = delimiters;
  const changed = new Set<string>();
  const clean = (text: string, room = Infinity): string => {
    const whole = x12Text(text, delimiters);
    const written = whole.slice(0, room).trim();
    if (written !== text.toUpperCase().replaceAll(/\s+/g, ' ').trim()) changed.add(text);
    return written;
  };
  const [day, time] = [made.day.replaceAll('-', ''), made.time.replace(':', '')];
  const [version, number] = ['00401', String(control).padStart(9, '0')];
  const named = ({ qualifier, id }: EdiAddress) => [qualifier.padEnd(2).slice(0, 2), clean(id).padEnd(15).slice(0, 15)];
  const isa = ['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), ...named(sender), ...named(receiver)];
  const header = [...isa, day.slice(2), time, 'U', version, number, '0', isTest ? 'T' : 'P', component];
  const addresses = [clean(sender.id), clean(receiver.id)];
  const group = ['GS', groups[sets[0]?.kind ?? ''] ?? '', ...addresses, day, time, String(control), 'X', '004010'];
  const body = sets.flatMap(({ kind, lines }, at) => {
    const own = String(at + 1).padStart(4, '0');
    const segments = lines.map(([tag, ...elements]) => {
      const rooms = inTable<Readonly<Record<number, number>>>(x12Rooms, tag);
      return withoutEmptyEnd([tag, ...elements.map((text, place) => clean(text, rooms?.[place + 1]))]);
    });
    return [['ST', kind, own], ...segments, ['SE', String(lines.length + 2), own]];
  });
  const all = [header, group, ...body, ['GE', String(sets.length), String(control)], ['IEA', '1', number]];
  return { text: all.map((line) => `${line.join(element)}${segment}\n`).join(''), changed: [...changed] };
};
