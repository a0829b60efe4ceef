import type { ExportRefusal } from '../../../../domain/edi/tender/exportRefusal.ts';
import type { LeftOut } from '../../../../domain/edi/tender/leftOut.ts';
import type { TenderKind } from '../../../../domain/edi/tender/TenderKind.ts';
import type { Temperatures } from '../../../../domain/request/RequestContent.ts';
import { scacTextsEnUS } from '../../../shared/edi/scacTextsEnUS.ts';

/** Texts on a request as an EDI file, in American English. */
export const ediExportTextsEnUS = {
  title: (reference: string) => `Export ${reference} as EDI`,
  toRequest: 'Back to the request',
  kind: 'Format',
  kinds: { '204': 'X12 204', IFTMIN: 'EDIFACT IFTMIN' } satisfies Record<TenderKind, string>,
  kindHints: {
    '204': 'Load tender, usual in North America.',
    IFTMIN: 'Transport instruction, usual in Europe.',
  } satisfies Record<TenderKind, string>,
  purpose: 'Purpose',
  purposes: { original: 'New load', replace: 'Replaces an earlier file', cancel: 'Cancels the load' },
  carrier: 'Carrier',
  carrierHint: 'The company that receives the file, by the name its systems use.',
  optional: '(optional)',
  scac: scacTextsEnUS,
  export: 'Export',
  cancel: 'Cancel',
  fileName: (reference: string, kind: string) => `${reference}-${kind.toLowerCase()}.edi`,
  left: 'Not in this file',
  leftOut: {
    price: 'The price',
    deadline: 'The response deadline',
    body: 'The kind of truck',
    equipment: 'Equipment the truck must have',
    packages: 'Kinds of pallets and packages beyond the common ones',
    volume: 'The volume',
    sizes: 'Loading meters and what can be stacked',
    marks: 'Marks and numbers',
    customs: 'HS codes',
    pairs: 'Which goods come from which pickup',
  } satisfies Record<LeftOut, string>,
  refused: {
    incomplete: 'A file needs a pickup and a delivery, each with its town. Complete the request first.',
    dangerous:
      'A 204 cannot describe dangerous goods under ADR, so the carrier would not know about them. Choose IFTMIN.',
    dangerous_incomplete:
      'Dangerous goods need their UN number, class and proper shipping name. Complete the request first.',
    dangerous_several_stops:
      'Neither format can describe dangerous goods with several pickups or deliveries. Send this load another way.',
    several_stops: 'An IFTMIN has one pickup and one delivery. Choose X12 204 for this request.',
  } satisfies Record<ExportRefusal, string>,
  temperature: ({ min, max }: Temperatures) =>
    min === max ? `Keep at ${min} degrees Celsius` : `Keep at ${min} to ${max} degrees Celsius`,
  stopNote: (stop: number, note: string) => `Stop ${stop}: ${note}`,
  saved: (fileName: string) => `${fileName} saved.`,
  changed: (values: string) => `Some characters cannot be written to the file. Changed: ${values}.`,
} as const;
