import type { AnchorHTMLAttributes } from 'react';

interface BoardLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path within the application. */
  readonly href: string;
}

/**
 * One of hundreds of links on a board, followed by `useBoardLinks`. A link of the router is rendered again each time the address changes.
 */
export const BoardLink = ({ href, children, ...rest }: BoardLinkProps) => (
  <a {...rest} href={href} data-board-link="">
    {children}
  </a>
);
