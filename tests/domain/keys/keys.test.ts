import { expect, it } from 'vitest';
import { roomsOf } from '../../../src/domain/access/Room.ts';
import { actionsOf } from '../../../src/domain/keys/actionsOf.ts';
import { isCharacterKey } from '../../../src/domain/keys/isCharacterKey.ts';
import { keysFor } from '../../../src/domain/keys/keysFor.ts';
import { keyTable } from '../../../src/domain/keys/keyTable.ts';
import { type KeyPress, pressedKey } from '../../../src/domain/keys/pressedKey.ts';

interface Told extends Partial<Omit<KeyPress, 'getModifierState'>> {
  readonly altGraph?: boolean;
}

const press = ({ altGraph = false, ...told }: Told): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...told,
  getModifierState: (name) => name === 'AltGraph' && altGraph,
});

it.each<[string, Told, string | undefined]>([
  ['a letter', { key: 'j' }, 'j'],
  ['a letter with caps lock', { key: 'J' }, 'j'],
  ['a letter with Shift', { key: 'J', shiftKey: true }, undefined],
  ['a question mark with Shift', { key: '?', shiftKey: true }, '?'],
  ['a slash with Shift, as on a German keyboard', { key: '/', shiftKey: true }, '/'],
  ['a bracket with AltGr', { key: '[', ctrlKey: true, altKey: true, altGraph: true }, '['],
  ['a letter with AltGr', { key: 'e', ctrlKey: true, altKey: true, altGraph: true }, undefined],
  ['Enter with AltGr', { key: 'Enter', altGraph: true }, undefined],
  ['Ctrl and K', { key: 'k', ctrlKey: true }, 'Mod+k'],
  ['Command and K', { key: 'k', metaKey: true }, 'Mod+k'],
  ['Ctrl, Shift and K', { key: 'K', ctrlKey: true, shiftKey: true }, undefined],
  ['Ctrl, Command and K', { key: 'k', ctrlKey: true, metaKey: true }, undefined],
  ['Alt and J', { key: 'j', altKey: true }, undefined],
  ['Enter with Shift', { key: 'Enter', shiftKey: true }, undefined],
  ['an arrow', { key: 'ArrowDown' }, 'ArrowDown'],
  ['the J of a Cyrillic keyboard', { key: 'о', code: 'KeyJ' }, 'j'],
  ['a Cyrillic letter where Latin ones have a comma', { key: 'б', code: 'Comma' }, 'б'],
])('%s is the key %j: %s', (_, told, key) => {
  expect(pressedKey(press(told))).toBe(key);
});

it.each([
  ['j', undefined, ['nextRow', 'nextRecord'], undefined],
  ['g', undefined, [], 'g'],
  ['v', 'g', ['vehicles'], undefined],
  ['g', 'g', [], 'g'],
  ['j', 'g', ['nextRow', 'nextRecord'], undefined],
  ['v', undefined, [], undefined],
  ['Mod+k', undefined, ['openPalette'], undefined],
])('%s after %s does %j', (key, begun, actions, next) => {
  expect(actionsOf(key, begun)).toEqual({ actions, begun: next });
});

it.each([
  ['j', true],
  ['?', true],
  ['Mod+k', false],
  ['Enter', false],
])('%s types a character: %s', (key, isOne) => {
  expect(isCharacterKey(key)).toBe(isOne);
});

it('every room has a key, and none has two', () => {
  const ofRooms = keyTable.filter(({ part }) => part === 'rooms').map(({ action }) => action);
  const rooms = new Set([...roomsOf('fleet'), ...roomsOf('office')]);
  expect(ofRooms.toSorted()).toEqual([...rooms].toSorted());
});

it('every action has a key', () => {
  expect(keyTable.filter(({ keys: [first = ''] }) => first === '')).toEqual([]);
});

const actions = (audience: 'fleet' | 'office') => keysFor(audience).map(({ action }) => action);

it('an audience is told of no key that only the other one has something for', () => {
  expect(actions('fleet')).toEqual(expect.arrayContaining(['makeOffer', 'watchRow', 'loads', 'submitForm']));
  expect(actions('fleet').filter((action) => ['acceptOffer', 'duplicateRecord', 'requests'].includes(action))).toEqual(
    [],
  );
  expect(actions('office')).toEqual(expect.arrayContaining(['acceptOffer', 'duplicateRecord', 'requests', 'nextRow']));
  expect(actions('office').filter((action) => ['makeOffer', 'toggleMap', 'loads'].includes(action))).toEqual([]);
});

it('no key means two things in the same part', () => {
  const inPart = keyTable.flatMap(({ part, keys }) => keys.map((key) => `${part} ${key}`));
  expect(new Set(inPart).size).toBe(inPart.length);
});
