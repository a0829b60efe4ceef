import { ownText } from '../../../../domain/outside/ownText.ts';
import { parseDay } from '../../../../domain/calendar/parseDay.ts';
import type { Reason } from '../../../../domain/verdict/Reason.ts';
import { dayText } from '../../../components/papers/dayText.ts';
import { useReasonText } from '../../../shared/freight/useReasonText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useToday } from '../../../shared/useToday.ts';
import { useBoardTexts } from './useBoardTexts.ts';

const first = (value: Reason['has']): string => (Array.isArray(value) && typeof value[0] === 'string' ? value[0] : '');

/** Whose the words for these are anyway. */
const ofDriverAnyway: ReadonlySet<string> = new Set(['licence_expires', 'licence_category']);

/** A few words on what keeps a truck off the road, whatever it should carry. */
export const useBlockText = (): ((reason: Reason) => string) => {
  const { block } = useBoardTexts();
  const { vehicleStatus, driverStatus, documents } = useAdminTexts();
  const locale = useLocale();
  const today = useToday();
  const sentence = useReasonText();
  const paper = (value: Reason['has']): string => ownText(documents.type, first(value)) ?? first(value);
  const words = (reason: Reason): string => {
    const { code, has, needs, until = '' } = reason;
    const day = parseDay(until) === undefined ? '' : dayText(until, locale);
    const isOver = until < today;
    if (code === 'status_vehicle' || code === 'status_driver') {
      const names: Readonly<Record<string, string>> = code === 'status_vehicle' ? vehicleStatus : driverStatus;
      const status = ownText(names, first(has)) ?? first(has);
      return day === '' ? status : block.back(status, day);
    }
    if (code === 'paper_missing')
      return first(needs) === 'licence' ? block.licenceMissing : block.paperMissing(paper(needs));
    if (code === 'paper_expires') return block[isOver ? 'paperExpired' : 'paperExpires'](paper(has), day);
    if (code === 'licence_expires') return block[isOver ? 'licenceExpired' : 'licenceExpires'](day);
    return code === 'licence_category' ? block.licenceCategory : sentence(reason);
  };
  return (reason) => {
    if (reason.of === 'trailer') return block.ofTrailer(words(reason));
    return reason.of === 'driver' && !ofDriverAnyway.has(reason.code) ? block.ofDriver(words(reason)) : words(reason);
  };
};
