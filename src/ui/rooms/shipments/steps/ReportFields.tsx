import { assertNever } from '../../../../domain/failure/assertNever.ts';
import type { ReservationCode } from '../../../../domain/shipment/Reservation.ts';
import { reportFields } from '../../../../domain/shipment/reportFields.ts';
import type { ReportType } from '../../../../domain/shipment/reportDraft.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { ChipChoice } from '../../../components/ChipChoice.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { wordOptions } from '../../../components/wordOptions.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { DelayFields } from './DelayFields.tsx';
import type { ReportFieldsProps } from './ReportFieldsProps.ts';
import { ReservationFields } from './ReservationFields.tsx';
import { useSkippable } from './useSkippable.ts';

interface FieldsProps extends ReportFieldsProps {
  readonly shipment: ShipmentRecord;
  readonly type: ReportType;
  readonly offered: readonly ReservationCode[];
}

/** What is asked for each kind of report. */
export const ReportFields = ({ shipment, type, offered, draft, problemOf, onChange }: FieldsProps) => {
  const { optional } = useAdminTexts();
  const { report: words } = useShipmentTexts();
  const { status } = useFolded(shipment);
  const skippable = useSkippable(shipment);
  const text = {
    name: 'text',
    value: draft.text,
    onChange: (typed: string) => onChange({ text: typed }),
    problem: problemOf('text'),
    most: reportFields.text.most,
  };
  switch (type) {
    case 'delay':
      return <DelayFields draft={draft} problemOf={problemOf} onChange={onChange} />;
    case 'exception':
      return (
        <>
          <SelectField
            name="kind"
            label={words.kind}
            placeholder={words.choose}
            options={wordOptions(words.kinds)}
            value={draft.kind}
            onChange={(kind) => onChange({ kind })}
            problem={problemOf('kind')}
          />
          {offered.length > 0 && (
            <ReservationFields
              offered={offered}
              at={status === 'at_pickup' ? 'pickup' : 'delivery'}
              draft={draft}
              problemOf={problemOf}
              onChange={onChange}
            />
          )}
          <TextArea {...text} label={words.text} aside={optional} />
        </>
      );
    case 'hold':
      return <TextArea {...text} label={words.text} aside={optional} />;
    case 'note':
      return (
        <>
          <TextArea {...text} label={words.noteText} />
          <ChipChoice
            name="visibility"
            label={words.visibility}
            options={wordOptions(words.visibilities)}
            hint={draft.visibility === 'internal' ? words.internalHint : words.partiesHint}
            value={draft.visibility}
            onChange={(visibility) => onChange({ visibility })}
          />
        </>
      );
    case 'stop_skipped':
      return (
        <>
          <SelectField
            name="stop"
            label={words.stop}
            placeholder={words.choose}
            options={skippable}
            value={draft.stop}
            onChange={(stop) => onChange({ stop })}
            problem={problemOf('stop')}
          />
          <TextField
            name="reason"
            label={words.reason}
            autoComplete="off"
            value={draft.reason}
            onChange={(reason) => onChange({ reason })}
            problem={problemOf('reason')}
          />
        </>
      );
    default:
      return assertNever(type);
  }
};
