import { numberFormat } from '../../../domain/number/numberFormat.ts';
/** Words a duration in minutes by the international symbols: "45 min", "13 h 20 min". A number stays beside its unit. */
export const durationText = (minutes: number, locale: string): string => {
  const whole = Math.round(minutes);
  const part = (count: number, unit: 'h' | 'min'): string => `${numberFormat(locale).format(count)}\u00A0${unit}`;
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return part(rest, 'min');
  return [part(hours, 'h'), ...(rest > 0 ? [part(rest, 'min')] : [])].join(' ');
};
