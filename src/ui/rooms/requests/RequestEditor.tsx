import type { KeyboardEvent, MouseEvent } from 'react';
import { duplicateDraft } from '../../../domain/request/duplicateDraft.ts';
import { newRequestDraft } from '../../../domain/request/requestDraft.ts';
import { requestFields } from '../../../domain/request/requestFields.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { Button } from '../../components/Button.tsx';
import { useDateContext } from '../../components/dates/useDateContext.ts';
import { useFieldOfAddress } from '../../components/record/useFieldOfAddress.ts';
import { RecordEditor } from '../../shared/record/RecordEditor.tsx';
import type { RecordFormProps } from '../../shared/record/RecordFormPage.tsx';
import { useDraftText } from '../../shared/record/useDraftText.ts';
import { AlikeDialog } from './AlikeDialog.tsx';
import { CargoBlock } from './CargoBlock.tsx';
import { LiveOffersNote } from './LiveOffersNote.tsx';
import { NeedsBlock } from './NeedsBlock.tsx';
import { PickupMove } from './PickupMove.tsx';
import styles from './RequestEditor.module.css';
import { RequestSummary } from './RequestSummary.tsx';
import { StopsBlock } from './StopsBlock.tsx';
import { TermsBlock } from './TermsBlock.tsx';
import { useRequestForm } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { useRequestWords } from './useRequestWords.ts';

interface RequestEditorProps extends RecordFormProps<ShipmentRequest> {
  /** What a new request begins as a copy of: another, or a template. */
  readonly original?: RequestContent;
}

/** Enter within a field does not publish: too many fields are left by it. Ctrl Enter does. */
const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
  const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
  if (isPlain && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** The form of a request: four blocks, and a summary beside them that follows what is typed. */
export const RequestEditor = ({ record, original, onSaved, onLeave }: RequestEditorProps) => {
  const { form: texts, field: labels, alike } = useRequestTexts();
  const { zone, now } = useDateContext();
  const words = useRequestWords();
  const frame = useFieldOfAddress();
  const form = useRequestForm({
    request: record,
    begin: () => (original ? duplicateDraft(original, { now, zone }) : newRequestDraft(zone)),
    onSaved,
  });
  const isOpen = record?.status === 'open';
  /** Which rules a form is judged by must be known before it is submitted. */
  const onClickCapture = ({ target }: MouseEvent<HTMLDivElement>): void => {
    const button = target instanceof Element ? target.closest('[type=submit]') : null;
    if (button) form.choose(button instanceof HTMLElement && button.dataset['way'] === 'keep' ? 'keep' : 'publish');
  };
  return (
    <div ref={frame} role="presentation" onKeyDown={onKeyDown} onClickCapture={onClickCapture}>
      <RecordEditor
        form={form}
        labels={labels}
        textOf={useDraftText(requestFields, words)}
        submit={isOpen ? texts.save : texts.publish}
        cancel={texts.cancel}
        onLeave={onLeave}
        also={
          !isOpen && (
            <Button type="submit" variant="secondary" busy={form.pending} data-way="keep">
              {record && record.status !== 'draft' ? texts.save : texts.keep}
            </Button>
          )
        }
      >
        <div className={styles.frame}>
          <div className={styles.blocks}>
            <LiveOffersNote form={form} about="rules" />
            {original?.stops?.[0]?.window?.from !== undefined && <PickupMove form={form} />}
            <StopsBlock form={form} />
            <CargoBlock form={form} />
            <NeedsBlock form={form} />
            <TermsBlock form={form} />
          </div>
          <RequestSummary form={form} />
        </div>
      </RecordEditor>
      {form.question && <AlikeDialog question={form.question} keep={alike.keepEditing} />}
    </div>
  );
};
