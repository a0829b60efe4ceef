import { useState } from 'react';
import type { Viewpoint } from '../../../domain/dates/Viewpoint.ts';
import { useTexts } from '../../hooks/useTexts.ts';

/** From where the person looks, unless a page says otherwise: the texts' language, the browser's zone, and now. */
export const useViewpoint = (told?: Viewpoint): Viewpoint => {
  const locale = useTexts().product.language;
  const [own] = useState(() => ({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, now: Date.now() }));
  return told ?? { locale, ...own };
};
