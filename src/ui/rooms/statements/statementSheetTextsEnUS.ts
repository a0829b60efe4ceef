/** What is printed on a statement beside its lines, in American English. */
export const statementSheetTextsEnUS = {
  act: 'Download PDF',
  title: { draft: 'Statement (draft)', issued: 'Statement' },
  period: 'Statements',
  periodAct: 'Save the listed statements as PDF',
  periodFile: 'Statements',
  parties: 'Parties',
  carrier: 'From (carrier)',
  shipper: 'To (shipper)',
  shipment: 'Shipment',
  route: 'Route',
  standing: 'Status',
  reason: 'For',
  listed: (count: string, day: string) =>
    count === '1' ? `1 statement, as listed on ${day}.` : `${count} statements, as listed on ${day}.`,
  cut: (most: string) => `Only the first ${most} are shown.`,
  totals: 'Totals by currency',
  currency: 'Currency',
  count: 'Statements',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  unknownLetters: (letters: string) => `Characters that cannot be printed appear as question marks: ${letters}.`,
} as const;
