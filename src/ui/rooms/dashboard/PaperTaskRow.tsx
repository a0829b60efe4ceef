import type { PaperTask } from '../../../domain/dashboard/Task.ts';
import { fixPath } from '../../../domain/paper/fixPath.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useNow } from '../../shared/useNow.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { useDashboardTexts } from './useDashboardTexts.ts';
import { useLeft } from './useLeft.ts';

/** A paper that ends before a trip does, and where it is renewed. */
export const PaperTaskRow = ({ paper, due }: PaperTask) => {
  const { tasks: words } = useDashboardTexts();
  const { documents } = useAdminTexts();
  const now = useNow('minute').getTime();
  const leftOf = useLeft();
  const { subjectName, subjectPlate, type, trip } = paper;
  const isPast = due !== undefined && Date.parse(due) <= now;
  return (
    <DeadlineRow
      to={fixPath(paper)}
      left={due === undefined ? '' : leftOf(due)}
      isBad={isPast}
      what={[subjectName, subjectPlate].filter((part) => part !== undefined).join(' · ')}
      why={[(isPast ? words.paperEnded : words.paperEnds)(documents.type[type])]}
      {...(trip && { reference: trip.reference })}
      way={words.way.paperEnds}
    />
  );
};
