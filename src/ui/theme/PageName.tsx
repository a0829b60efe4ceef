import { usePageName } from './usePageName.ts';

/** Names a page that has no heading yet. */
export const PageName = ({ children }: { readonly children: string }) => {
  usePageName(children);
  return null;
};
