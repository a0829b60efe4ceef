import { changeOf } from '../../../domain/report/changeOf.ts';
import type { Figure } from '../../../domain/report/Report.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { useFigureText } from '../../shared/report/useFigureText.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useReportTexts } from './useReportTexts.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

const signed = (change: number, text: string): string => {
  if (change === 0) return `±${text}`;
  return `${change > 0 ? '+' : '−'}${text}`;
};

/** Words the change of a figure: shares in percentage points, "+2.3 points", all else in its unit, "−1 h 5 min". */
export const useChangeText = () => {
  const texts = useReportTexts();
  const locale = useLocale();
  const text = useFigureText(texts);
  /** A part of a share, 0 to 1, in percentage points. */
  const points = (part: number, word = (amount: string): string => amount): string => {
    const rounded = Math.round(part * 1000) / 10;
    return signed(rounded, word(numberFormat(locale, oneDecimal).format(Math.abs(rounded))));
  };
  const change = (figure: Figure | undefined, before: Figure | undefined): string | undefined => {
    const by = changeOf(figure, before);
    if (!figure || by === undefined) return undefined;
    return figure.unit === 'share'
      ? points(by, texts.compare.points)
      : signed(by, text({ ...figure, value: Math.abs(by) }));
  };
  return { change, points };
};
