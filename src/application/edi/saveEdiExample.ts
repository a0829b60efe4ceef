import type { ServiceIdentifier } from 'inversify';
import { exampleTender } from '../../domain/edi/tender/exampleTender.ts';
import { write204 } from '../../domain/edi/tender/write204.ts';
import { writeX12 } from '../../domain/edi/x12/writeX12.ts';
import type { MadeFiles } from '../shared/MadeFiles.ts';

/** Saves an example of a load tender; `today` is a day, `YYYY-MM-DD`. */
export type SaveEdiExample = (today: string) => void;
export const SaveEdiExample: ServiceIdentifier<SaveEdiExample> = Symbol('SaveEdiExample');

export const saveEdiExample =
  (files: MadeFiles): SaveEdiExample =>
  (today) => {
    const tender = exampleTender(today, `EDI-${today.replaceAll('-', '')}`);
    const envelope = {
      sender: { qualifier: 'ZZ', id: 'EXAMPLESHIPPER' },
      receiver: { qualifier: 'ZZ', id: 'EXAMPLECARRIER' },
      isTest: true,
      made: { day: today, time: '09:00' },
      control: 1,
    };
    const { text } = writeX12([write204(tender)], envelope);
    files.save(new Blob([text], { type: 'application/edi-x12' }), 'example-204.edi');
  };
