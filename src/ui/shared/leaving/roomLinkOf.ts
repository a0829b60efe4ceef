import { placeOf } from './placeOf.ts';

/**
 * The path of a clicked link that leaves what was typed, in this tab and application, relative to the router; undefined for any other
 * click, and for a link that its reader comes back from to a kept draft.
 */
export const roomLinkOf = (event: MouseEvent): string | undefined => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.hasAttribute('download') || 'keepsDraft' in link.dataset) return undefined;
  if (link.origin !== window.location.origin || placeOf(link) === placeOf(window.location)) return undefined;
  return link.pathname + link.search + link.hash;
};
