import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** The page's heading. Whoever came here from another page goes on reading from it, by keyboard and screen reader alike. */
export const PageHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedWithin = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (arrivedWithin) heading.current?.focus();
  }, [arrivedWithin]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
