import type { ServiceIdentifier } from 'inversify';
import type { Pauses } from '../../../application/pauses/pauseWrites.ts';
import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { FieldsInSections } from '../../../domain/record/Field.ts';
import type { LabelsOf } from '../../../domain/record/LabelsOf.ts';
import { writeDraft } from '../../../domain/record/writeDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useRecordForm } from './useRecordForm.ts';

interface PauseOptions<Of extends FieldsInSections, Held> {
  readonly fields: Of;
  readonly record: Held;
  readonly pauses: ServiceIdentifier<Pauses<Of, Held>>;
  readonly labels: LabelsOf<Of>;
}

/** Form of a record's pause; stays open after saving. */
export const useRecordPause = <Of extends FieldsInSections, Held extends { readonly pause: FactsOf<Of> }>({
  fields,
  record,
  pauses,
  labels,
}: PauseOptions<Of, Held>) =>
  useRecordForm<Of, Held>({
    form: 'pause',
    fields,
    record,
    draftOf: (held) => writeDraft(fields, held?.pause),
    writes: useInjection(pauses),
    labels,
    onSaved: () => undefined,
    staysOpen: true,
  });
