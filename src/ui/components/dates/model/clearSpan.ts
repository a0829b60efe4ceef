import { editedEnds } from './editedEnds.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';

/** The span without what a picker edits of it: the other end of a range stays. */
export const clearSpan = (span: Span, mode: PickerMode): Span =>
  editedEnds[mode].reduce<Span>((left, end) => ({ ...left, [end]: undefined }), span);
