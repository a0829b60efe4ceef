const hour = 60;
/** Regulation (EC) 561/2006: a break of 45 minutes after 4 h 30, at most 9 h a day, then 11 h of rest. Advisory: the law has exceptions. */
const [stretch, pause, daily, rest] = [4.5 * hour, 45, 9 * hour, 11 * hour] as const;

/** Minutes from start to arrival for so many minutes of driving by one driver who begins rested, with breaks and daily rests. */
export const elapsedMinutes = (driving: number): number => {
  let elapsed = 0;
  for (let left = driving; left > 0; left -= daily) {
    const today = Math.min(left, daily);
    elapsed += today + (Math.ceil(today / stretch) - 1) * pause + (left > daily ? rest : 0);
  }
  return elapsed;
};
