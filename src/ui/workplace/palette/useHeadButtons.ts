import { useEffect, useState } from 'react';
import { headButtons } from './headButtons.ts';

/** The buttons in the head of the open record, and those that appear or change while the palette is open. */
export const useHeadButtons = (): readonly HTMLElement[] => {
  const [buttons, setButtons] = useState(headButtons);
  useEffect(() => {
    const watch = new MutationObserver(() => setButtons(headButtons()));
    const changes = {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['disabled', 'aria-disabled', 'aria-busy'],
    };
    for (const main of document.querySelectorAll('main')) watch.observe(main, changes);
    return () => watch.disconnect();
  }, []);
  return buttons;
};
