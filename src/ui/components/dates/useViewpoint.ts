import { useState } from 'react';
import type { Viewpoint } from './model/Viewpoint.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';

/** From where the person looks, unless a page says otherwise: the product's locale, the browser's zone, and now. */
export const useViewpoint = (told?: Viewpoint): Viewpoint => {
  const locale = useLocale();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const now = useNow().getTime();
  return told ?? { locale, zone, now };
};
