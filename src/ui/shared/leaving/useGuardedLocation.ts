import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { UnsavedWork } from '../../../application/shared/UnsavedWork.ts';
import { useInjection } from '../injection/useInjection.ts';
import { placeOf } from './placeOf.ts';
import { stepInHistory } from './stepInHistory.ts';
import { useLeave } from './useLeave.ts';

/**
 * The location of the rooms. Browsers report back and forward only afterwards: if that would lose unsaved work, the
 * location is held and the step undone, then repeated if the user agrees. Navigation by the application always goes
 * through.
 */
export const useGuardedLocation = (): Location => {
  const work = useInjection(UnsavedWork);
  const leave = useLeave();
  const latest = useLocation();
  const [shown, setShown] = useState(latest);
  const ask = useRef(leave);
  const way = useRef({ place: placeOf(latest), step: 0, seen: new Set<string>(), takenBack: 0, isAllowed: false });

  useLayoutEffect(() => {
    ask.current = leave;
  });
  useLayoutEffect(() => {
    const before = way.current;
    const place = placeOf(latest);
    const steps = stepInHistory() - before.step;
    const isByButton = steps < 0 || before.seen.has(latest.key);
    if (place !== before.place && isByButton && !before.isAllowed && work.any()) {
      before.takenBack ||= steps || -1;
      window.history.go(-steps || 1);
      return;
    }
    const { takenBack } = before;
    way.current = {
      place,
      step: stepInHistory(),
      seen: before.seen.add(latest.key),
      takenBack: 0,
      isAllowed: false,
    };
    setShown(latest);
    if (takenBack === 0) return;
    ask.current(() => {
      way.current.isAllowed = true;
      window.history.go(takenBack);
    });
  }, [latest, work]);
  return shown;
};
