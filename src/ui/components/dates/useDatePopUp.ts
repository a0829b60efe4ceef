import { useState } from 'react';
import type { DatePopUp } from './DatePopUp.tsx';

type Loaded = { readonly PopUp: typeof DatePopUp } | 'gone' | undefined;

const load = () => import('./DatePopUp.tsx').then((part) => ({ PopUp: part.DatePopUp }));

/** The calendar, in a script of its own: fetched when it is about to be wanted. One that cannot be had leaves the field to be typed in. */
export const useDatePopUp = () => {
  const [loaded, setLoaded] = useState<Loaded>();
  const fetch = (): void => {
    if (loaded === undefined || loaded === 'gone') load().then(setLoaded, () => setLoaded('gone'));
  };
  return { PopUp: typeof loaded === 'object' ? loaded.PopUp : undefined, gone: loaded === 'gone', fetch };
};
