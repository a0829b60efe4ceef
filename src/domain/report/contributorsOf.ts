import { numeratorOf } from './numeratorOf.ts';
import type { Figure, Report, ReportGroup } from './Report.ts';
import { sameFigure } from './sameFigure.ts';

/** What a group has to do with the change of a headline. */
export interface Contributor extends Pick<ReportGroup, 'id' | 'name' | 'lane' | 'folded'> {
  /** What is counted in the headline, now and before: cases, money, kilometres … */
  readonly now: number;
  readonly before: number;
  /** Of a share: how much of its change comes from this group, 0.01 for one percentage point. Those of all groups add up to the change. */
  readonly part: number | undefined;
}

interface Counts {
  readonly count: number;
  readonly n: number;
}

const countsOf = (figures: readonly Figure[], headline: Figure): Counts => {
  const { count = 0, n = 0 } = sameFigure(figures, headline) ?? {};
  return { count, n };
};

/** How a group's weight and its own share move the whole from its earlier share: 0 where it does as the whole did before. */
const partOf = (now: Counts, before: Counts, whole: { readonly now: Counts; readonly before: Counts }): number => {
  const usual = whole.before.count / whole.before.n;
  return (now.count - usual * now.n) / whole.now.n - (before.count - usual * before.n) / whole.before.n;
};

/** Most of a report's groups are in its answer; of the others nothing is known. */
const isKnown = (group: ReportGroup | undefined, { moreGroups }: Report): boolean =>
  group !== undefined || moreGroups === 0;

/** The groups whose cases in the headline changed most, the largest change first. None where the headline does not add up. */
export const contributorsOf = (now: Report, before: Report, most: number): readonly Contributor[] => {
  const [headline] = now.figures;
  if (!headline || !sameFigure(before.figures, headline)) return [];
  const whole = { now: countsOf(now.figures, headline), before: countsOf(before.figures, headline) };
  const isShare = headline.count !== undefined && whole.now.n > 0 && whole.before.n > 0;
  const [groupsNow, groupsBefore] = [now, before].map(
    ({ groups }) => new Map(groups.map((group) => [group.id, group] as const)),
  );
  const ids = new Set([...now.groups, ...before.groups].map(({ id }) => id));
  return [...ids]
    .flatMap((id): readonly Contributor[] => {
      const [present, past] = [groupsNow?.get(id), groupsBefore?.get(id)];
      const group = present ?? past;
      if (!group || !isKnown(present, now) || !isKnown(past, before)) return [];
      const [figuresNow, figuresBefore] = [present?.figures ?? [], past?.figures ?? []];
      return [
        {
          id,
          name: group.name,
          lane: group.lane,
          folded: group.folded,
          now: numeratorOf(figuresNow, headline)?.value ?? 0,
          before: numeratorOf(figuresBefore, headline)?.value ?? 0,
          part: isShare ? partOf(countsOf(figuresNow, headline), countsOf(figuresBefore, headline), whole) : undefined,
        },
      ];
    })
    .filter((each) => each.now !== each.before)
    .toSorted((one, other) => Math.abs(other.now - other.before) - Math.abs(one.now - one.before))
    .slice(0, most);
};
