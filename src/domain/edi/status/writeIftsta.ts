import { edifactTime } from '../edifact/edifactTime.ts';
import { fitter } from '../edifact/fitter.ts';
import type { EdifactLine, EdifactMessage } from '../edifact/writeEdifact.ts';
import { inTable } from '../inTable.ts';
import type { EdiTime } from '../EdiTime.ts';
import type { EdiParty } from '../tender/Tender.ts';
import { iftstaCodes, iftstaReasons } from './iftstaCodes.ts';
import type { StatusEvent, StatusMessage } from './StatusMessage.ts';

interface IftstaOptions {
  /** Number of the message. */
  readonly number: string;
  /** When it was made. */
  readonly made: EdiTime;
}

/** Letters that elements hold. */
const most = { reference: 35, number: 70, town: 256, agency: 3 };
const nameRoom = { letters: 35, components: 5 };

type Fitter = ReturnType<typeof fitter>;

/** A party by its code, or else by its name; none where nothing is said. */
const partyLines = ({ fit, one }: Fitter, role: string, party: Pick<EdiParty, 'name' | 'code'> | undefined) => {
  if (!party || (party.name === '' && !party.code)) return [];
  const code = party.code ? [one(party.code.value, most.number), '', one(party.code.qualifier, most.agency)] : '';
  return [['NAD', role, code, '', fit(party.name, nameRoom)] as const];
};

/** The place of an event: its town and country, with the code of UN/LOCODE where it is known. */
const placeLines = ({ one }: Fitter, place: StatusEvent['place']): readonly EdifactLine[] => {
  if (!place) return [];
  const { unlocode, city, country } = place;
  const code = unlocode === undefined ? ['', '', ''] : [unlocode, '139', '6'];
  // The code of a place begins with its country.
  const named = unlocode === undefined && country !== undefined ? [country, '162', '5'] : '';
  return [['LOC', '175', [...code, one(city, most.town)], named]];
};

/** The status of a load (EDIFACT IFTSTA D.01B) as segments. */
export const writeIftsta = (message: StatusMessage, { number, made }: IftstaOptions): EdifactMessage => {
  const { reference, references, pickup, delivery, carrier, events } = message;
  const fits = fitter();
  const { cut, one } = fits;
  const numbers = references.map(({ qualifier, value }) => ['RFF', [qualifier, one(value, most.number)]] as const);
  const lines: readonly EdifactLine[] = [
    ['BGM', '23', one(number, most.reference), '9'],
    edifactTime('137', made),
    ...partyLines(fits, 'CZ', pickup),
    ...partyLines(fits, 'CN', delivery),
    ...partyLines(fits, 'CA', carrier),
    ['CNI', '1', one(reference, most.reference)],
    ...events.flatMap(({ status, reason, time, place }): readonly EdifactLine[] => [
      ['STS', '1', iftstaCodes[status], inTable<string>(iftstaReasons, reason) ?? ''],
      ...numbers,
      edifactTime('334', time),
      ...placeLines(fits, place),
    ]),
  ];
  return { kind: 'IFTSTA', lines, cut };
};
