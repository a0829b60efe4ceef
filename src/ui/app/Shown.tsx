import { type ReactNode, useLayoutEffect } from 'react';

interface ShownProps {
  /** Called once, before what is rendered is painted. */
  readonly onShown: () => void;
  readonly children: ReactNode;
}

/** Tells when the application has taken the place of what arrived with the page. */
export const Shown = ({ onShown, children }: ShownProps) => {
  useLayoutEffect(onShown, [onShown]);
  return children;
};
