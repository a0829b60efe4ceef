import { useEffect, useRef } from 'react';
import { Heading } from './Heading.tsx';
import { usePageName } from '../theme/usePageName.ts';

export interface PageHeadingProps {
  readonly children: string;
  /** The document title, if it differs from the heading. */
  readonly title?: string;
  /** Whether the user came from another page of the application. */
  readonly arrivedWithin?: boolean;
}

/**
 * The page's heading; also sets the document title. After navigation within the application it takes focus, so that
 * keyboard and screen reader continue from there.
 */
export const PageHeading = ({ children, title = children, arrivedWithin }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageName(title);
  useEffect(() => {
    if (arrivedWithin) heading.current?.focus();
  }, [arrivedWithin]);
  return (
    <Heading below={0} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
};
