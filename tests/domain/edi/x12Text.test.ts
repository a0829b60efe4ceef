import { expect, it } from 'vitest';
import { x12Text } from '../../../src/domain/edi/x12/x12Text.ts';

const delimiters = { element: '*', component: '>', segment: '~', repetition: 'U' };

it.each([
  ['Entrepôt Rhône', 'ENTREPOT RHONE'],
  ['Łódź', 'LODZ'],
  ['Straße ẞ', 'STRASSE SS'],
  ['Ærø, Œuvre', 'AERO, OEUVRE'],
  ['Đakovo Ðór Þing', 'DAKOVO DOR THING'],
  ['İzmir', 'IZMIR'],
  ['l’“heure” – de — l‘été…', 'L\'"HEURE" - DE - L\'ETE...'],
  ['2×20 ft · 3½ t at −18 °C for 1.200 €', '2X20 FT . 31/2 T AT -18 C FOR 1.200 EUR'],
  ['Kiev Київ', 'KIEV ????'],
  ['Gate 3*Ramp>B~', 'GATE 3 RAMP B'],
  ['  two\n lines\t', 'TWO LINES'],
  ['', ''],
])('%j is written %j', (text, written) => {
  expect(x12Text(text, delimiters)).toBe(written);
});
