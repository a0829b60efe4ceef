import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SaveRequest } from '../../../application/requests/saveRequest.ts';
import type { RequestWay } from '../../../domain/request/parseRequest.ts';
import { requestDraft } from '../../../domain/request/requestDraft.ts';
import { type RequestDraft, requestFields } from '../../../domain/request/requestFields.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecordForm } from '../../shared/record/useRecordForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

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
  const form = useRecordForm({
    form: 'requests',
    fields: requestFields,
    record: request,
    draftOf: (held) => (held ? requestDraft(held) : begun),
    writes: {
      check: (draft, base) => check(draft, base, way),
      save: (draft, base) => save(draft, base, way),
    },
    labels: useRequestTexts().field,
    onSaved,
  });
  return {
    ...form,
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
