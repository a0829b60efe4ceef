import { useContext, useLayoutEffect } from 'react';
import { PageNameContext } from './PageNameContext.ts';

/** Names the page, in tabs and history, after what it shows. */
export const usePageName = (name: string): void => {
  const tell = useContext(PageNameContext);
  useLayoutEffect(() => {
    tell(name);
    return () => tell(undefined);
  }, [name, tell]);
};
