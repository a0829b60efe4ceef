import { dayText } from '../../components/papers/dayText.ts';
import { timeText } from '../../components/papers/timeText.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';

/** A paper's expiry date (`YYYY-MM-DD`), and how far off it is. */
export const PaperDeadline = ({ expiresOn }: { readonly expiresOn: string }) => {
  const locale = useLocale();
  const today = useToday();
  return (
    <CellLines caption={timeText(expiresOn, today, locale)}>
      <time dateTime={expiresOn}>{dayText(expiresOn, locale)}</time>
    </CellLines>
  );
};
