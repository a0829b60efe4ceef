import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SaveRequest } from '../../../application/requests/saveRequest.ts';
import { namedProblem } from '../../../domain/failure/namedProblem.ts';
import { missingParts } from '../../../domain/request/missingParts.ts';
import { contentSoFar, type RequestWay } from '../../../domain/request/parseRequest.ts';
import { requestDraft } from '../../../domain/request/requestDraft.ts';
import { type RequestDraft, requestFields } from '../../../domain/request/requestFields.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useAlikeQuestion } from './useAlikeQuestion.ts';
import { useFieldName } from './useFieldName.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { useTypedTowns } from './useTypedTowns.ts';
import { useUnlikelyQuestion } from './useUnlikelyQuestion.ts';

interface RequestFormOptions {
  /** The request being edited; undefined for a new one. */
  readonly request: ShipmentRequest | undefined;
  /** What a new one begins with. */
  readonly begin: () => RequestDraft;
  readonly onSaved: (request: ShipmentRequest) => void;
}

/** The form of a request, which can be kept as a draft or published. */
export const useRequestForm = ({ request, begin, onSaved }: RequestFormOptions) => {
  const [begun] = useState(begin);
  const [way, setWay] = useState<RequestWay>('publish');
  const { check, save } = useInjection(SaveRequest);
  const { askFirst, question } = useAlikeQuestion();
  const isMeant = useUnlikelyQuestion();
  const towns = useTypedTowns();
  const { field: labels } = useRequestTexts();
  const fieldName = useFieldName();
  const { places } = useAdminTexts();
  const form = useRecordForm({
    form: 'requests',
    fields: requestFields,
    record: request,
    draftOf: (held) => (held ? requestDraft(held) : begun),
    writes: {
      check: (draft, base) => missingParts(check(draft, base, way)),
      save: async (draft, base) => {
        const send = () => save(draft, base, way);
        if (way === 'keep' || base?.status === 'open') return send();
        const content = contentSoFar(draft);
        if (!(await isMeant(content))) return { kind: 'withheld' };
        const sent = await askFirst({ content, ownId: base?.id, publish: send });
        return sent ?? { kind: 'withheld' };
      },
    },
    labels,
    onSaved,
  });
  const content = contentSoFar(form.draft);
  return {
    ...form,
    problems: form.problems.map(({ path }) => ({
      path,
      text: namedProblem(fieldName(path, content), towns.isAt(path) ? places.chooseOne : (form.problemOf(path) ?? '')),
    })),
    /** Whether to publish what looks like an open request. */
    question,
    towns,
    /** All that keeps it from being published now. */
    missing: check(form.draft, form.base, 'publish'),
    /** Chosen by the button that is pressed, before the form is submitted: drafts are judged by fewer rules. */
    choose: (chosen: RequestWay): void => flushSync(() => setWay(chosen)),
    /** What the problem of a field is, also if it stands at a part of it. */
    problemAt: (...paths: readonly string[]): string | undefined =>
      paths.map(form.problemOf).find((problem) => problem !== undefined),
  };
};

export type RequestFormState = ReturnType<typeof useRequestForm>;
