import type { EdiAddress } from '../EdiInterchange.ts';
import type { EdiTime } from '../EdiTime.ts';
import type { WrittenFile } from '../x12/writeX12.ts';
import { latinText, plainText } from './latinText.ts';

/** An element: a value, or its components. '' for one that says nothing. */
type EdifactElement = string | readonly string[];

/** A segment to be written: its tag and its elements. */
export type EdifactLine = readonly [tag: string, ...elements: readonly EdifactElement[]];

/** A message without its first and last segment. */
export interface EdifactMessage {
  /** Such as `IFTMIN`. */
  readonly kind: string;
  readonly lines: readonly EdifactLine[];
  /** Values that were too long for their elements. */
  readonly cut: readonly string[];
}

/** What stands around the messages of a file. Nothing of it is made up here: numbers and times come from outside. */
export interface EdifactEnvelope {
  readonly sender: EdiAddress;
  readonly receiver: EdiAddress;
  readonly isTest: boolean;
  /** By whatever clock the partners agreed on. */
  readonly made: Pick<EdiTime, 'day' | 'time'>;
  readonly control: number;
}

/** The service characters that a file is written with, as its UNA names them: component, element, decimal mark, release, reserved, terminator. */
const advice = "UNA:+.? '";

/** ISO 8859-1, version 3 of the syntax. */
const charset = ['UNOC', '3'];

const directory = ['D', '01B', 'UN'];

/** Which of its elements, counted from UNB, says that a file is a test. */
const testAt = 11;

const upToLast = <Part>(parts: readonly Part[], isSaid: (part: Part) => boolean): readonly Part[] =>
  parts.slice(0, parts.findLastIndex(isSaid) + 1);

/** Releases the service characters within a value. */
const released = (value: string): string => value.replaceAll(/[?:+']/g, (character) => `?${character}`);

const address = ({ id, qualifier }: EdiAddress): EdifactElement => [id, qualifier];

/** Writes messages as a file of EDIFACT, a line for each segment. Its text has letters of ISO 8859-1 alone. */
export const writeEdifact = (messages: readonly EdifactMessage[], envelope: EdifactEnvelope): WrittenFile => {
  const { sender, receiver, isTest, made, control } = envelope;
  const changed = new Set(messages.flatMap(({ cut }) => cut));
  const clean = (value: string): string => {
    const written = latinText(value);
    if (written !== plainText(value)) changed.add(value);
    return released(written);
  };
  const elementText = (element: EdifactElement): string => {
    const components = typeof element === 'string' ? [element] : element;
    return upToLast(components.map(clean), (component) => component !== '').join(':');
  };
  const lineText = ([tag, ...elements]: EdifactLine): string => {
    const said = upToLast(elements.map(elementText), (element) => element !== '');
    return `${[tag, ...said].join('+')}'\n`;
  };
  const day = made.day.replaceAll('-', '').slice(2);
  const header = [charset, address(sender), address(receiver), [day, made.time.replace(':', '')], String(control)];
  const test = isTest ? [...Array.from({ length: testAt - header.length - 1 }, () => ''), '1'] : [];
  const body = messages.flatMap(({ kind, lines }, at): readonly EdifactLine[] => {
    const number = String(at + 1);
    const begin = ['UNH', number, [kind, ...directory]] as const;
    return [begin, ...lines, ['UNT', String(lines.length + 2), number]];
  });
  const all: readonly EdifactLine[] = [
    ['UNB', ...header, ...test],
    ...body,
    ['UNZ', String(messages.length), String(control)],
  ];
  return { text: `${advice}\n${all.map(lineText).join('')}`, changed: [...changed] };
};
