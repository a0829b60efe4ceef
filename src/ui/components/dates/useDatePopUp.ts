import { useState } from 'react';
import { importAnew } from '../../shared/loading/importAnew.ts';
import type { DatePopUp } from './DatePopUp.tsx';
import { ignoreSecondClick } from './ignoreSecondClick.ts';

type PopUp = typeof DatePopUp;

const loadPopUp = (): Promise<PopUp> =>
  import('./DatePopUp.tsx').catch(importAnew<{ readonly DatePopUp: PopUp }>).then((part) => part.DatePopUp);

/**
 * The calendar, in a script of its own: fetched when its field is approached, and there once somebody asked for it. When it
 * cannot be had that is told, and it does not come by itself later: the field can be typed in, and the calendar asked for again.
 */
export const useDatePopUp = (load = loadPopUp) => {
  const [loaded, setLoaded] = useState<{ readonly PopUp: PopUp }>();
  const [isAsked, setAsked] = useState(false);
  const [isGone, setGone] = useState(false);
  const keep = (calendar: PopUp): void => {
    setLoaded({ PopUp: calendar });
    setGone(false);
  };
  const fetch = (onGone: () => void): void => {
    if (!loaded) load().then(keep, onGone);
  };
  return {
    PopUp: isAsked ? loaded?.PopUp : undefined,
    isAsked,
    isGone,
    approach: () => fetch(() => {}),
    open: () => {
      setAsked(true);
      fetch(() => {
        setAsked(false);
        setGone(true);
      });
    },
    close: () => {
      setAsked(false);
      ignoreSecondClick();
    },
  };
};
