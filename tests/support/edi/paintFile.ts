import { exampleFile } from '../../../src/domain/edi/tender/exampleFile.ts';

/** An IFTMIN of machine parts with paint in them (UN 1263), right on the day of `FakeClock`; more segments may follow. */
export const paintFile = (segments: readonly string[] = ['DGS+ADR+3+1263++2', 'FTX+AAD+++Paint', 'FTX+AAC+++(D/E)']) =>
  exampleFile('IFTMIN', '2026-01-05').replace(
    /UNT\+(\d+)/,
    (_, count: string) => `${segments.map((each) => `${each}'\n`).join('')}UNT+${Number(count) + segments.length}`,
  );
