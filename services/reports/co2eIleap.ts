import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { ileapTeller } from '../emission/ileap.ts';
import { ileapVersion } from '../emission/ileapAnswer.ts';
import { resultsOf } from '../emission/resultsOf.ts';
import type { Services } from '../Services.ts';
import { partyOf } from '../shipments/partyOf.ts';
import type { Case } from './Case.ts';
import { isCo2eCounted } from './co2e.ts';
import { eachInTurns } from './eachInTurns.ts';
import { readEmitted } from './readEmitted.ts';
import type { ReportAsked } from './ReportAsked.ts';

/** Figures that are in memory at once, with their factors. */
const atOnce = 250;

/** References are each shipper's own: of two shipments of a carrier that share one, each is told with its id. */
function idsOf(cases: readonly Case[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const { reference } of cases) times.set(reference, (times.get(reference) ?? 0) + 1);
  return new Map(
    cases.map(({ reference, record: { id } }) => [id, times.get(reference) === 1 ? reference : `${reference} ${id}`]),
  );
}

const textOf = (item: object): string => JSON.stringify(item);

/** A list in JSON, an item a line. */
function listed(name: string, items: readonly string[]): readonly string[] {
  const last = items.length - 1;
  return [`"${name}":[\n`, ...items.map((item, nth) => `${item}${nth === last ? '' : ','}\n`), ']'];
}

/**
 * The shipments of the report on CO2e in the form of iLEAP 1.0, as lines of JSON: kg, km, tkm and kg of CO2e, well to wheel and tank to wheel. What the
 * report leaves out is left out for the same reason. Throws a 422 for more shipments than a report reads. Reads some figures at a time, each part in
 * a transaction of its own, so that others have their turn.
 */
export async function co2eIleap(
  { db, factors }: Pick<Services, 'db' | 'factors'>,
  { companyId, userId }: Member,
  period: Pick<ReportAsked, 'from' | 'to'>,
): Promise<readonly string[]> {
  const cases = await inCompany(db, companyId, userId, async (tx) =>
    readEmitted(tx, await partyOf(tx, companyId), period),
  );
  const ids = idsOf(cases);
  const teller = ileapTeller(factors);
  const shipments: string[] = [];
  for (let from = 0; from < cases.length; from += atOnce) {
    const part = cases.slice(from, from + atOnce);
    const counted = part.flatMap(({ outcome, record }) => (isCo2eCounted(outcome) ? record.id : []));
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const kept = await inCompany(db, companyId, userId, (tx) => resultsOf(tx, counted));
    // oxlint-disable-next-line no-await-in-loop
    await eachInTurns(part, ({ record: { id }, reference, outcome }) => {
      const { footprint, reason } = kept.get(id) ?? {
        footprint: null,
        reason: isCo2eCounted(outcome) ? null : outcome,
      };
      const told = teller.tell({ reference: ids.get(id) ?? reference, footprint, reason });
      if (told) shipments.push(textOf(told));
    });
  }
  return [
    `{"ileapVersion":"${ileapVersion}",`,
    ...listed('shipmentFootprints', shipments),
    ',',
    ...listed('tocs', teller.tocs().map(textOf)),
    ',',
    ...listed('leftOut', teller.leftOut().map(textOf)),
    '}\n',
  ];
}
