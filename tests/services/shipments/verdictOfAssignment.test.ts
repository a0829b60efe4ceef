import { expect, it } from 'vitest';
import { verdictOfAssignment } from '../../../services/shipments/verdictOfAssignment.ts';

const papers = { code: 'paper_expires', severity: 'warn' } as const;
const late = { code: 'too_far', severity: 'warn', until: '2026-11-26T20:00:00Z' } as const;
const exactly = { ...late, until: '2026-11-26T19:45:00.001Z' } as const;
const roughly = { ...late, until: '2026-11-26T20:00:00.000Z' } as const;
const later = { ...late, until: '2026-11-27T20:00:00Z' } as const;
const assigned = (...reasons: readonly (typeof papers | typeof late | typeof exactly)[]) => ({
  type: 'assigned',
  data: { verdict: { fits: true, reasons: [...reasons] } },
});
const unjudged = { type: 'assigned', data: {} };
const reckoned = (tooLate?: typeof late | typeof later) => ({ type: 'reckoned', data: tooLate ? { tooLate } : {} });

it.each([
  ['is the one given', [assigned(papers, late)], [papers, late]],
  ['says that the truck is late since its trips changed', [assigned(papers), reckoned(late)], [papers, late]],
  ['says the later time alone', [assigned(papers, late), reckoned(later)], [papers, later]],
  ['says the time to the quarter of an hour', [assigned(exactly)], [roughly]],
  ['says nothing of that once the truck is in time', [assigned(papers, late), reckoned()], [papers]],
  ['goes by the last of several', [assigned(), reckoned(late), reckoned(later)], [later]],
  ['knows nothing of the truck before', [assigned(late), reckoned(later), assigned(papers)], [papers]],
  ['is none where none was kept', [unjudged], null],
  ['is none where none was kept, though the truck is late', [assigned(papers), unjudged, reckoned(late)], null],
])('the verdict of an assignment %s', (_, events, reasons) => {
  expect(verdictOfAssignment(events)).toEqual(reasons && { fits: true, reasons });
});
