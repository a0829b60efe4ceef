import { useEffect } from 'react';
import type { Brand } from '../../domain/brand/Brand.ts';
import { whenIdle } from '../shared/loading/whenIdle.ts';

/** Brings the brand's typeface once the page is shown and idle, so that no form waits for it. */
export const useTypeface = (brand: Brand): void => {
  useEffect(() => {
    let takeBack: (() => void) | undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      const { loadTypeface } = await import('./typeface/loadTypeface.ts');
      if (!isLeft) takeBack = loadTypeface(brand);
    };
    // Offline, gone with an older deployment, or unknown to the browser: the fallback stays.
    const cancel = whenIdle(() => void load().catch(() => {}));
    return () => {
      isLeft = true;
      cancel();
      takeBack?.();
    };
  }, [brand]);
};
