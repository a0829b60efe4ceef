import { type RefObject, useLayoutEffect, useState } from 'react';
import { fixColumns } from './fixColumns.ts';

interface BodyLayout {
  /** Where the body begins, px from the top of the page. */
  readonly top: number;
  /** How high a row is on the average, px. */
  readonly rowHeight: number;
}

/** Before the first rows are drawn. */
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
 * How a table's body lies in the page, found out anew when the page gets another width or the table other columns; meanwhile its
 * columns keep their widths. Without columns they do not.
 */
export const useBodyLayout = (body: RefObject<HTMLTableSectionElement | null>, columns: string | undefined) => {
  const [layout, setLayout] = useState(notMeasured);
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (!table || columns === undefined) return undefined;
    let width: number;
    let letGo = (): void => {};
    const settle = (): void => {
      if (!body.current || width === window.innerWidth) return;
      width = window.innerWidth;
      letGo();
      letGo = fixColumns(table);
      setLayout(measure(body.current));
    };
    settle();
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('resize', settle);
      letGo();
    };
  }, [body, columns]);
  return layout;
};
