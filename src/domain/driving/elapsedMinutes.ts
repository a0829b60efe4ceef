const hour = 60;

interface DrivingRule {
  /** At the wheel without a break, the break, in all before a rest, and the rest; in minutes. */
  readonly stretch: number;
  readonly pause: number;
  readonly daily: number;
  readonly rest: number;
}

/** Regulation (EC) 561/2006: a break of 45 minutes after 4 h 30, at most 9 h a day, then 11 h of rest. Advisory: the law has exceptions. */
const european: DrivingRule = { stretch: 4.5 * hour, pause: 45, daily: 9 * hour, rest: 11 * hour };
/** 49 CFR 395.3: a break of 30 minutes after 8 h, at most 11 h of driving, then 10 h off. With that break they stay within 14 h. */
const american: DrivingRule = { stretch: 8 * hour, pause: 30, daily: 11 * hour, rest: 10 * hour };

/** Whoever stays within the United States drives by their rule; everywhere else the stricter European one is taken. */
const ruleOf = (places: readonly { readonly country: string }[]): DrivingRule =>
  places.length > 0 && places.every(({ country }) => country === 'US') ? american : european;

/** Minutes from start to arrival for so many minutes of driving between these places by one driver who begins rested, with breaks and rests. */
export const elapsedMinutes = (driving: number, places: readonly { readonly country: string }[]): number => {
  const { stretch, pause, daily, rest } = ruleOf(places);
  let elapsed = 0;
  for (let left = driving; left > 0; left -= daily) {
    const today = Math.min(left, daily);
    elapsed += today + (Math.ceil(today / stretch) - 1) * pause + (left > daily ? rest : 0);
  }
  return elapsed;
};
