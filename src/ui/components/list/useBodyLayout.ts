import { type RefObject, useLayoutEffect, useState } from 'react';
import { fixColumns } from './fixColumns.ts';

interface BodyLayout {
  /** Top of the body in px from the top of the page. */
  readonly top: number;
  /** Average row height in px. */
  readonly rowHeight: number;
}

/** Before the first measurement. */
export const notMeasured: BodyLayout = { top: 0, rowHeight: 56 };

const measure = (body: HTMLTableSectionElement): BodyLayout => {
  const heights = [...body.querySelectorAll('[data-index]')].map((row) => row.getBoundingClientRect().height);
  const sum = heights.reduce((total, height) => total + height, 0);
  return {
    top: body.getBoundingClientRect().top + window.scrollY,
    rowHeight: sum / heights.length || notMeasured.rowHeight,
  };
};

/**
 * Measures a table body, again whenever the page's width or the columns change; column widths are frozen in between.
 * Without columns nothing is frozen.
 */
export const useBodyLayout = (body: RefObject<HTMLTableSectionElement | null>, columns: string | undefined) => {
  const [layout, setLayout] = useState(notMeasured);
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (!table || columns === undefined) return undefined;
    let width: number;
    let release = (): void => {};
    const settle = (): void => {
      if (!body.current || width === window.innerWidth) return;
      width = window.innerWidth;
      release();
      release = fixColumns(table);
      setLayout(measure(body.current));
    };
    settle();
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('resize', settle);
      release();
    };
  }, [body, columns]);
  return layout;
};
