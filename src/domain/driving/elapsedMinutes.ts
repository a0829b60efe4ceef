/** Rules of driving and rest for one driver who begins rested, all in minutes. Advisory: laws have exceptions. */
export interface DrivingRules {
  /** The longest a driver drives without a break. */
  readonly stretch: number;
  readonly pause: number;
  /** The longest a driver drives in a day, and on the first days of a trip. */
  readonly daily: number;
  readonly rest: number;
  readonly longDays: number;
  readonly longDay: number;
}

/** Regulation (EC) 561/2006: 4 h 30, 45 min break, 9 h a day (10 h twice a week), 11 h rest. */
export const euRules: DrivingRules = { stretch: 270, pause: 45, daily: 540, rest: 660, longDays: 0, longDay: 600 };

/** With the two ten-hour days a week allows. */
export const euRulesWithLongDays: DrivingRules = { ...euRules, longDays: 2 };

/** 49 CFR 395.3: 30 min after 8 h at the wheel, 11 h a day, 10 h off. */
export const usRules: DrivingRules = { stretch: 480, pause: 30, daily: 660, rest: 600, longDays: 0, longDay: 660 };

/** Minutes on one day for this much driving, with its breaks. */
const withPauses = (driving: number, { stretch, pause }: DrivingRules): number =>
  driving + Math.max(0, Math.ceil(driving / stretch) - 1) * pause;

/** Minutes from start to arrival for this much driving by one driver who begins rested, with breaks and daily rests. */
export const elapsedMinutes = (driving: number, rules: DrivingRules = euRules): number => {
  let [left, elapsed, day] = [driving, 0, 0];
  while (left > 0) {
    const most = day < rules.longDays ? rules.longDay : rules.daily;
    const today = Math.min(left, most);
    elapsed += withPauses(today, rules);
    left -= today;
    day += 1;
    if (left > 0) elapsed += rules.rest;
  }
  return elapsed;
};
