import type { ServiceIdentifier } from 'inversify';
import { latinBytes } from '../../domain/edi/edifact/latinBytes.ts';
import { exampleFile } from '../../domain/edi/tender/exampleFile.ts';
import type { TenderKind } from '../../domain/edi/tender/TenderKind.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';

/** Saves an example of a load tender; `today` is a day, `YYYY-MM-DD`. */
export type SaveEdiExample = (kind: TenderKind, today: string) => void;
export const SaveEdiExample: ServiceIdentifier<SaveEdiExample> = Symbol('SaveEdiExample');

export const saveEdiExample =
  (files: MadeFiles): SaveEdiExample =>
  (kind, today) => {
    const type = kind === '204' ? 'application/edi-x12' : 'application/edifact';
    files.save(new Blob([latinBytes(exampleFile(kind, today))], { type }), `example-${kind.toLowerCase()}.edi`);
  };
