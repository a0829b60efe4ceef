import { useCallback, useState } from 'react';

/** Before anything is measured, and where nothing can be. */
const usual = 480;

/** The width of an element in whole px, and the ref that measures it. */
export const useWidth = () => {
  const [width, setWidth] = useState(usual);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width] as const;
};
