import { useCallback, useState } from 'react';

/** Where nothing can be measured. */
const usual = 480;

const widthOf = (element: HTMLElement): number => Math.round(element.clientWidth) || usual;

/** The width of an element in whole px, 0 until it is measured before the first paint, and the ref that measures it. */
export const useWidth = () => {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(widthOf(element));
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(widthOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width] as const;
};
