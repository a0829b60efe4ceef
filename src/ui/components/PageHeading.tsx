import { useEffect, useRef } from 'react';
import { usePageName } from '../theme/usePageName.ts';

export interface PageHeadingProps {
  readonly children: string;
  /** The page's name in tabs and history, where its heading is something else. */
  readonly title?: string;
  /** Whether the person came here from another page. */
  readonly arrivedWithin?: boolean;
}

/**
 * The page's heading, which also names the page. Whoever came here from another page goes on reading from it, by keyboard and
 * screen reader alike.
 */
export const PageHeading = ({ children, title = children, arrivedWithin }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageName(title);
  useEffect(() => {
    if (arrivedWithin) heading.current?.focus();
  }, [arrivedWithin]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
