import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Case } from './Case.ts';
import { countCases } from './countCases.ts';
import { amountCell } from './amountCell.ts';
import { csvCell } from './csvCell.ts';
import { eachInTurns } from './eachInTurns.ts';
import { groupCases } from './groupCases.ts';
import { partyOf } from '../shipments/partyOf.ts';
import type { ReportKind } from './ReportKind.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { Figure } from './Figure.ts';
import { readCases } from './readCases.ts';

/** Without it some spreadsheets take UTF-8 for an older encoding. */
const byteOrderMark = '\uFEFF';

type Cells = readonly (string | number | null)[];

const lineOf = (cells: Cells): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Shares from 0 to 1, money in whole units of its currency. */
const figureCells = ({ code, value, unit, currency, count, n }: Figure): Cells => [
  'figure',
  code,
  value !== null && currency !== null && unit.startsWith('money') ? amountCell(value, currency) : value,
  currency === null ? unit : `${unit} ${currency}`,
  count,
  n,
];

/**
 * A report as CSV, made by the same rules as its JSON: first what was asked, how it is counted, its figures and how many have each
 * outcome, of the group alone if one is asked for; after an empty line the rows that are left, those left out too. Lines of at most some kilobytes. They are made once all is
 * read: an embedded database has one session, which nobody is to wait for meanwhile.
 */
export async function reportCsv<Each extends Case>(
  { db, clock }: Services,
  { companyId, userId }: Member,
  kind: ReportKind<Each>,
  asked: ReportAsked,
): Promise<readonly string[]> {
  const now = clock.now();
  const { party, cases, names } = await inCompany(db, companyId, userId, async (tx) => {
    const own = await partyOf(tx, companyId);
    return { party: own, ...(await readCases(kind, tx, own, asked, now.getTime())) };
  });
  const grouped = await groupCases(kind, cases, asked);
  const chosen: Each[] = [];
  await eachInTurns(cases, (each) => {
    if (asked.group === undefined || grouped.idOf(each) === asked.group) chosen.push(each);
  });
  const { figures, outcomes, rows } = await countCases(kind, chosen, grouped, asked, now.getTime());
  const columns = kind.columns(party);
  const heading: readonly Cells[] = [
    ['report', kind.title],
    ['formula', kind.formula(asked)],
    ['as of', now.toISOString()],
    ...Object.entries(asked).filter(([, value]) => value !== undefined),
    ['figure', 'name', 'value', 'unit', 'count', 'n'],
    ...figures.map(figureCells),
    ['outcome', 'name', 'n', 'counted'],
    ...outcomes.map(({ outcome, n, isCounted }) => ['outcome', outcome, n, isCounted ? 'yes' : 'no']),
  ];
  const lines = [byteOrderMark, ...heading.map(lineOf), '\r\n', lineOf(columns.map(({ title }) => title))];
  await eachInTurns(rows, (row) => lines.push(lineOf(columns.map(({ cell }) => cell(row, names)))));
  return lines;
}
