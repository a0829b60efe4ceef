import { useNavigate } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { parseTerms } from '../../../domain/terms/parseTerms.ts';
import type { ShipperTerms } from '../../../domain/terms/ShipperTerms.ts';
import { termsFields } from '../../../domain/terms/termsFields.ts';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { RecordEditor } from '../../shared/record/RecordEditor.tsx';
import { RecordSections } from '../../shared/record/RecordSections.tsx';
import { useDraftText } from '../../shared/record/useDraftText.ts';
import { useTell } from '../../shared/useTell.ts';
import { TermsPreview } from './TermsPreview.tsx';
import { useCompanyTexts } from './useCompanyTexts.ts';
import { useTermsForm } from './useTermsForm.ts';

/** The form of a shipper's terms, with what they mean beside it while they are typed. */
export const TermsForm = ({ terms }: { readonly terms: ShipperTerms }) => {
  const { terms: texts } = useCompanyTexts();
  const navigate = useNavigate();
  const tell = useTell();
  const leave = (): void => void navigate(roomPath('company'));
  const form = useTermsForm(terms, () => {
    tell(texts.saved);
    leave();
  });
  const words = { lateRule: texts.lateRule };
  const typed = parseTerms(form.draft);
  return (
    <RecordParts
      main={
        <RecordEditor
          form={form}
          labels={texts.field}
          textOf={useDraftText(termsFields, words)}
          submit={texts.save}
          cancel={texts.cancel}
          onLeave={leave}
        >
          <RecordSections
            fields={termsFields}
            field={form.field}
            labels={texts.field}
            words={words}
            extras={{
              ratePerHour: { hint: texts.rateHint },
              lateRule: { placeholder: null },
              graceLateMin: { hint: texts.graceHint },
              cancellationFee: { hint: texts.feeHint },
            }}
            sections={{
              waiting: { legend: texts.waiting, text: texts.waitingText },
              late: { legend: texts.late },
              paying: { legend: texts.paying },
            }}
          />
        </RecordEditor>
      }
      side={<TermsPreview terms={typed.ok ? typed.value : terms} />}
    />
  );
};
