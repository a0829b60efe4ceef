import { useId, useState } from 'react';
import { ownText } from '../../../domain/outside/ownText.ts';
import { typedByTable } from '../../../domain/record/typedByTable.ts';
import { windowChoice } from '../../../domain/request/windowInstant.ts';
import { joinEnd, splitEnd, type TypedWindow, wrongPart } from '../../../domain/request/windowParts.ts';
import { withWindowDay } from '../../../domain/request/withWindowDay.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { DateField } from '../../components/dates/DateField.tsx';
import { TimeField } from '../../components/dates/TimeField.tsx';
import { useNow } from '../../shared/useNow.ts';
import { ClockChange } from './ClockChange.tsx';
import { FieldRow } from './FieldRow.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { ZoneLine } from './ZoneLine.tsx';

interface WindowFieldsProps {
  readonly form: RequestFormState;
  /** The index of the stop. */
  readonly at: number;
}

/** When a stop is served, in local time. */
export const WindowFields = ({ form, at }: WindowFieldsProps) => {
  const { form: texts } = useRequestTexts();
  const id = useId();
  const now = useNow().getTime();
  const path = `stops.${at}.window` as const;
  const typed = (part: string): string => ownText(form.draft, `${path}.${part}`) ?? '';
  const [from, to, zone] = [splitEnd(typed('from')), splitEnd(typed('to')), typed('timeZone')];
  const [isLaterDayOpen, setLaterDayOpen] = useState(false);
  const spansDays = isLaterDayOpen || (to.day !== from.day && to.day !== '');
  const window = { from, to };
  const set = (changed: TypedWindow): void =>
    form.replace((draft) =>
      typedByTable({ ...draft, [`${path}.from`]: joinEnd(changed.from), [`${path}.to`]: joinEnd(changed.to) }),
    );
  /** Where clocks change, the message about that stands below the fields. */
  const problemOf = (end: 'from' | 'to'): string | undefined =>
    windowChoice(typed(end), zone)?.kind === 'skipped' ? undefined : form.problemOf(`${path}.${end}`);
  const [fromProblem, toProblem] = [problemOf('from'), problemOf('to')];
  const skippedBy = (end: 'from' | 'to'): string | undefined =>
    windowChoice(typed(end), zone)?.kind === 'skipped' ? `${id}-${end}` : undefined;
  const isFromDayWrong = wrongPart(from) === 'day';
  const isToDayWrong = spansDays && (wrongPart(to) === 'day' || to.day < from.day);
  /** What is told to be wrong has the path of the end as its name, so that the focus is sent there. */
  const nameOf = (end: 'from' | 'to', part: 'day' | 'time', isWrong: boolean): string =>
    isWrong ? `${path}.${end}` : `${path}.${end}.${part}`;
  return (
    <>
      <FieldRow layout="window">
        <DateField
          name={nameOf('from', 'day', isFromDayWrong)}
          label={texts.day}
          value={from.day}
          problem={isFromDayWrong ? fromProblem : undefined}
          onChange={(day) => form.replace((draft) => withWindowDay(draft, at, day, now))}
        />
        <TimeField
          name={nameOf('from', 'time', !isFromDayWrong)}
          label={texts.from}
          value={from.time}
          invalidBy={skippedBy('from')}
          problem={isFromDayWrong ? undefined : fromProblem}
          onBlur={form.field(`${path}.from`).onBlur}
          onChange={(time) => set({ from: { ...from, time, offset: '' }, to })}
        />
        <TimeField
          name={nameOf('to', 'time', !isToDayWrong)}
          label={texts.until}
          value={to.time}
          invalidBy={skippedBy('to')}
          problem={isToDayWrong ? undefined : toProblem}
          onBlur={form.field(`${path}.to`).onBlur}
          onChange={(time) => set({ from, to: { day: to.day || from.day, time, offset: '' } })}
        />
      </FieldRow>
      {spansDays && (
        <FieldRow>
          <DateField
            name={nameOf('to', 'day', isToDayWrong)}
            label={texts.endDay}
            value={to.day}
            problem={isToDayWrong ? toProblem : undefined}
            onChange={(day) => {
              setLaterDayOpen(true);
              set({ from, to: { ...to, day, offset: '' } });
            }}
          />
        </FieldRow>
      )}
      {(['from', 'to'] as const).map((end) => (
        <ClockChange
          key={end}
          name={`${path}.${end}.meant`}
          typed={typed(end)}
          zone={zone}
          skippedId={`${id}-${end}`}
          onChoose={(chosen) => set({ ...window, [end]: splitEnd(chosen) })}
        />
      ))}
      <ZoneLine
        name={`${path}.timeZone`}
        zone={zone}
        typed={typed('from')}
        problem={form.problemOf(`${path}.timeZone`)}
        isWrong={form.missing[`${path}.timeZone`] !== undefined}
        onChange={(timeZone) => form.field(`${path}.timeZone`).onChange(timeZone)}
      >
        <CheckField
          name={`${path}.spansDays`}
          label={texts.otherDay}
          checked={spansDays}
          onChange={(isSet) => {
            setLaterDayOpen(isSet);
            if (!isSet) set({ from, to: { ...to, day: from.day } });
          }}
        />
      </ZoneLine>
    </>
  );
};
