import { useContext, useLayoutEffect } from 'react';
import { PageNameContext } from './PageNameContext.ts';

/** Sets the document title to the page's name. */
export const usePageName = (name: string): void => {
  const tell = useContext(PageNameContext);
  useLayoutEffect(() => {
    tell(name);
    return () => tell(undefined);
  }, [name, tell]);
};
