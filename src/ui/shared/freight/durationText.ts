const part = (count: number, unit: 'hour' | 'minute' | 'day', locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);

/** Words a duration in minutes: "45 min", "13 hr 20 min". */
export const durationText = (minutes: number, locale: string): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return part(rest, 'minute', locale);
  return [part(hours, 'hour', locale), ...(rest > 0 ? [part(rest, 'minute', locale)] : [])].join(' ');
};
