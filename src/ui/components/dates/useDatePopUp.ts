import { useState } from 'react';
import { retryImport } from '../../shared/loading/retryImport.ts';
import type { DatePopUp } from './DatePopUp.tsx';
import { ignoreSecondClick } from './ignoreSecondClick.ts';

type PopUp = typeof DatePopUp;

const loadPopUp = (): Promise<PopUp> =>
  import('./DatePopUp.tsx').catch(retryImport<{ readonly DatePopUp: PopUp }>).then((part) => part.DatePopUp);

/**
 * The lazily loaded calendar: fetched when its field is hovered or focused, shown on request. If loading fails,
 * `isGone` is set and the next request tries again; dates can be typed meanwhile.
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
