import { describe, expect, it } from 'vitest';
import { termsBody } from '../../services/terms/termsBody.ts';
import { termsIn as termsInOfServices } from '../../services/terms/termsOf.ts';
import { usualTerms } from '../../services/terms/usualTerms.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { parseTerms } from '../../src/domain/terms/parseTerms.ts';
import { termsIn } from '../../src/domain/terms/termsIn.ts';
import { type TermsDraft, termsFields, type TermsPath } from '../../src/domain/terms/termsFields.ts';
import { AxiosOwnTerms } from '../../src/infrastructure/http/terms/AxiosOwnTerms.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';
import { typedBody } from './typedBody.ts';

const line = recordedLine();

const right: TermsDraft = writeDraft(termsFields, usualTerms);
const fields = Object.keys(right).filter((field): field is TermsPath => field in right);

describe('the form of terms and the terms service', () => {
  formAndServiceAgree(right, fields, {
    formAccepts: (draft) => parseTerms(draft).ok,
    serviceKeeps: (body) => keptBy(termsBody, body),
    typed: (draft) => ({ ...typedBody(termsFields, draft), version: 3 }),
    sent: async (draft) => {
      const { http, sent } = line;
      sent.body = undefined;
      const facts = parseTerms(draft);
      if (facts.ok) await new AxiosOwnTerms(http).change(3, facts.value, 'key').catch(() => undefined);
      return sent.body;
    },
  });
});

it.each(['EUR', 'JPY', 'BHD'])('both sides freeze the same terms for a price in %s', (currency) => {
  const terms = { ...usualTerms, ratePerHour: 60.55, cancellationFee: 0.5 };
  expect(termsIn(terms, currency)).toEqual(termsInOfServices(terms, currency));
});
