import type { ServiceIdentifier } from 'inversify';
import type { ComponentProps } from 'react';
import type { Pauses } from '../../../application/pauses/pauseWrites.ts';
import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { FieldsInSections } from '../../../domain/record/Field.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { RestoredNote } from '../../components/RestoredNote.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { RecordConflict } from './RecordConflict.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordFields } from './RecordFields.tsx';
import styles from './RecordPause.module.css';
import { useDraftText } from './useDraftText.ts';
import { useRecordPause } from './useRecordPause.ts';

interface RecordPauseProps<Of extends FieldsInSections, Held> extends Pick<
  ComponentProps<typeof RecordFields<Of>>,
  'fields' | 'labels' | 'words'
> {
  readonly record: Held;
  readonly pauses: ServiceIdentifier<Pauses<Of, Held>>;
  readonly mayWrite: boolean;
}

/** Why a record is off the road, and when it is expected back: a form, or for viewers the facts. */
export const RecordPause = <Of extends FieldsInSections, Held extends { readonly pause: FactsOf<Of> }>({
  mayWrite,
  ...props
}: RecordPauseProps<Of, Held>) =>
  mayWrite ? (
    <PauseForm {...props} />
  ) : (
    <RecordFacts fields={props.fields} facts={props.record.pause} labels={props.labels} words={props.words} />
  );

const PauseForm = <Of extends FieldsInSections, Held extends { readonly pause: FactsOf<Of> }>({
  fields,
  record,
  pauses,
  labels,
  words,
}: Omit<RecordPauseProps<Of, Held>, 'mayWrite'>) => {
  const { pause, optional } = useAdminTexts();
  const form = useRecordPause({ fields, record, pauses, labels });
  const { restored, pending, isUnsaved, isSaved, draft, conflict } = form;
  return (
    <form className={styles.pause} noValidate {...form.form}>
      <Heading below={2}>
        {pause.title} <small>{optional}</small>
      </Heading>
      {restored && <RestoredNote {...restored} />}
      <RecordFields fields={fields} field={form.field} labels={labels} words={words} marksOptional={false} />
      <div className={styles.ways}>
        <Button type="submit" variant="secondary" busy={pending} aria-disabled={isUnsaved ? undefined : true}>
          {pause.save}
        </Button>
        <span role="status">{isSaved && pause.saved}</span>
      </div>
      <RecordConflict
        conflict={conflict}
        draft={draft}
        labels={labels}
        textOf={useDraftText(fields, words)}
        busy={pending}
      />
    </form>
  );
};
