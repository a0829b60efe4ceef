import { describe, expect, it } from 'vitest';
import { latestToday } from '../../services/clock/latestToday.ts';
import { complianceAt } from '../../services/papers/Compliance.ts';
import { documentForm } from '../../services/papers/documentForm.ts';
import { checkIssueDate } from '../../services/papers/checkIssueDate.ts';
import { largestFile as largestOfServices } from '../../services/web/uploadedFile.ts';
import { addDays } from '../../src/domain/calendar/addDays.ts';
import { expiryCompliance } from '../../src/domain/paper/expiryCompliance.ts';
import { checkFile, largestFile } from '../../src/domain/paper/checkFile.ts';
import { documentTypes } from '../../src/domain/paper/DocumentType.ts';
import type { PaperDraft } from '../../src/domain/paper/paperFields.ts';
import { parsePaper } from '../../src/domain/paper/parsePaper.ts';
import { AxiosDocumentStore } from '../../src/infrastructure/http/papers/AxiosDocumentStore.ts';
import { accepted } from './accepted.ts';
import { codesOf } from './codesOf.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';
import { serviceProblems } from './serviceProblems.ts';

const line = recordedLine();

const now = new Date('2026-11-22T12:00:00Z');
const file = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' });
const owner = { kind: 'vehicle', id: '3f1d9f0e-7d5c-4f2e-9c56-0e6d3a9d7c11' } as const;
const upload = { idempotencyKey: 'key', signal: new AbortController().signal, onProgress: () => undefined };
/** A paper that may be filed without its last day, as the service takes any. */
const right: PaperDraft = { type: 'permit', issuedOn: '2026-01-05', expiresOn: '2027-01-05' };
const parse = (draft: PaperDraft) => parsePaper(draft, { types: documentTypes, today: latestToday(now) });
const typedPaper = ({ type, issuedOn, expiresOn }: PaperDraft) => ({
  file,
  type: type.trim(),
  issuedOn: issuedOn.trim(),
  expiresOn: expiresOn.trim(),
});

describe('the paper form and the papers service', () => {
  formAndServiceAgree(right, ['issuedOn', 'expiresOn'], {
    formAccepts: (draft) => parse(draft).ok,
    serviceKeeps: (body) => {
      const form = keptBy(documentForm, body);
      if (!form || !accepted(() => checkIssueDate(form.issuedOn, now))) return undefined;
      return { ...form, file: form.file.name };
    },
    typed: typedPaper,
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const service = { http, address: '' };
      const paper = parse(draft);
      const document = paper.ok && { ...paper.value, file };
      if (document) await new AxiosDocumentStore(service, service).add(owner, document, upload).catch(() => undefined);
      return sent.body;
    },
  });
});

it.each<Partial<PaperDraft>>([
  { issuedOn: '2026-11-24' },
  { issuedOn: 'today', expiresOn: '' },
  { expiresOn: '2026-01-05' },
  { expiresOn: '2200-01-01' },
  { type: 'ticket' },
])('for a paper with %j form and service report the same codes', (typed) => {
  const draft = { ...right, ...typed };
  const parsed = parse(draft);
  const service = serviceProblems(documentForm, typedPaper(draft), ({ issuedOn }) => checkIssueDate(issuedOn, now));
  expect(codesOf(service)).toEqual(parsed.ok ? {} : parsed.problems);
});

it('the smallest and the largest file are the same in form and service', () => {
  expect(largestFile).toBe(largestOfServices);
  const empty = new File([], 'paper.pdf', { type: 'application/pdf' });
  expect(checkFile(empty, 'other')).toBe('file-empty');
  expect(keptBy(documentForm, { file: empty, type: 'other' })).toBeUndefined();
});

it.each([-400, -1, 0, 1, 29, 30, 31, 400])(
  'a paper that expires in %i days has the same compliance in application and services',
  (days) => {
    const until = addDays('2026-11-22', days);
    const service = complianceAt({ papers_missing: false, papers_until: until }, now);
    expect(expiryCompliance(until, '2026-11-22')).toBe(service);
  },
);
