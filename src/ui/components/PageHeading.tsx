import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { usePageName } from '../theme/usePageName.ts';

interface PageHeadingProps {
  readonly children: string;
  /** The page's name in tabs and history, where its heading is something else. */
  readonly title?: string;
}

/**
 * The page's heading, which also names the page. Whoever came here from another page goes on reading from it, by keyboard and
 * screen reader alike.
 */
export const PageHeading = ({ children, title = children }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedWithin = useNavigationType() !== NavigationType.Pop;
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
