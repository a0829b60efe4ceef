import { assertNever } from '../failure/assertNever.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { singleSpaced } from '../outside/singleSpaced.ts';
import type { ReservationDraft } from './parseReservations.ts';
import type { Reservation } from './Reservation.ts';
import { exceptionKinds, noteVisibilities } from './shipmentReasons.ts';
import type { ToldData, ToldEvent } from './ToldEvent.ts';

/** What can be told in a dialog. */
export const reportTypes = ['delay', 'exception', 'hold', 'note', 'stop_skipped'] as const;

export type ReportType = (typeof reportTypes)[number];

/** Usual delays in minutes. */
export const usualDelays = ['15', '30', '60', '90', '120'] as const;

/** What is chosen and typed. */
export interface ReportDraft extends ReservationDraft {
  /** One of the usual delays, or 'custom'. */
  readonly minutes: string;
  readonly otherMinutes: string;
  readonly delayReason: string;
  readonly reason: string;
  readonly kind: string;
  readonly text: string;
  readonly visibility: string;
  /** Index of the stop. */
  readonly stop: string;
}

export const emptyReport: ReportDraft = {
  minutes: '30',
  otherMinutes: '',
  delayReason: '',
  reason: '',
  kind: '',
  reservations: '',
  count: '',
  celsius: '',
  text: '',
  visibility: 'parties',
  stop: '',
};

const dataOf = (type: ReportType, draft: ReportDraft, reservations: readonly Reservation[]): ToldData => {
  const reason = singleSpaced(draft.reason);
  const text = draft.text.trim();
  const said = text === '' ? {} : { text };
  switch (type) {
    case 'delay': {
      const minutes = draft.minutes === 'custom' ? draft.otherMinutes.trim() : draft.minutes;
      const why = draft.delayReason === 'other' ? reason || 'other' : draft.delayReason;
      return { minutes: /^\d{1,6}$/u.test(minutes) ? Number(minutes) : 0, reason: why };
    }
    case 'exception':
      return {
        ...(isOneOf(exceptionKinds, draft.kind) && { kind: draft.kind }),
        ...said,
        ...(reservations.length > 0 && { reservations }),
      };
    case 'note':
      return { ...(isOneOf(noteVisibilities, draft.visibility) && { visibility: draft.visibility }), ...said };
    case 'stop_skipped':
      return { reason };
    case 'hold':
      return said;
    default:
      return assertNever(type);
  }
};

/** The event that a dialog tells. `nextStop` is what a delay or a problem is about; the reservations are those of a problem. */
export const readReport = (
  type: ReportType,
  draft: ReportDraft,
  nextStop: number | null,
  reservations: readonly Reservation[] = [],
): ToldEvent => {
  const about = type === 'delay' || type === 'exception' ? nextStop : null;
  const stop = type === 'stop_skipped' && draft.stop !== '' ? Number(draft.stop) : about;
  return { type, stop, at: null, data: dataOf(type, draft, reservations) };
};
