import { useEffect, useRef } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { UnsavedWork } from '../../../application/shared/UnsavedWork.ts';
import { useInjection } from '../injection/useInjection.ts';
import { roomLinkOf } from './roomLinkOf.ts';
import { useGuardedLocation } from './useGuardedLocation.ts';
import { useLeave } from './useLeave.ts';

/**
 * Asks before unsaved work is lost by a link, the browser's buttons or closing the tab. Used once, around all rooms.
 * Returns the location to render, which is held while a step back is undone.
 */
export const useLeaveGuard = (): Location => {
  const work = useInjection(UnsavedWork);
  const leave = useLeave();
  const navigate = useNavigate();
  const ways = useRef({ leave, navigate });
  useEffect(() => {
    ways.current = { leave, navigate };
  });

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const path = roomLinkOf(event);
      if (path === undefined || !work.any()) return;
      event.preventDefault();
      ways.current.leave(() => void ways.current.navigate(path));
    };
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (work.any()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [work]);
  return useGuardedLocation();
};
