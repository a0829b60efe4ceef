import { describe, expect, it } from 'vitest';
import { latestToday } from '../../services/clock/latestToday.ts';
import { documentForm } from '../../services/papers/documentForm.ts';
import { checkIssueDate } from '../../services/papers/checkIssueDate.ts';
import { largestFile as largestOfServices } from '../../services/web/uploadedFile.ts';
import { checkDocumentDates } from '../../src/domain/paper/checkDocumentDates.ts';
import { checkFile, largestFile } from '../../src/domain/paper/checkFile.ts';
import type { DocumentType } from '../../src/domain/paper/DocumentType.ts';
import { AxiosDocumentCabinet } from '../../src/infrastructure/http/papers/AxiosDocumentCabinet.ts';
import { accepted } from './accepted.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';

const now = new Date('2026-11-22T12:00:00Z');
const file = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' });
const owner = { kind: 'vehicle', id: '3f1d9f0e-7d5c-4f2e-9c56-0e6d3a9d7c11' } as const;
const upload = { idempotencyKey: 'key', signal: new AbortController().signal, onProgress: () => undefined };
const type: DocumentType = 'insurance';
const right = { issuedOn: '2026-01-05', expiresOn: '2027-01-05' };

describe('the paper form and the papers service', () => {
  formAndServiceAgree(right, ['issuedOn', 'expiresOn'], {
    formAccepts: (dates) => Object.keys(checkDocumentDates(dates, latestToday(now))).length === 0,
    serviceKeeps: (body) => {
      const form = keptBy(documentForm, body);
      if (!form || !accepted(() => checkIssueDate(form.issuedOn, now))) return undefined;
      return { ...form, file: form.file.name };
    },
    typed: (dates) => ({ file, type, ...dates }),
    sent: async ({ issuedOn, expiresOn }) => {
      const { http, sent } = recordedLine();
      const service = { http, address: '' };
      const document = { file, type, issuedOn: issuedOn || undefined, expiresOn: expiresOn || undefined };
      await new AxiosDocumentCabinet(service, service).add(owner, document, upload).catch(() => undefined);
      return sent.body;
    },
  });
});

it('the smallest and the largest file are the same in form and service', () => {
  expect(largestFile).toBe(largestOfServices);
  const empty = new File([], 'paper.pdf', { type: 'application/pdf' });
  expect(checkFile(empty, 'other')).toBe('file-empty');
  expect(keptBy(documentForm, { file: empty, type: 'other' })).toBeUndefined();
});
