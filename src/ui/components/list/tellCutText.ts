import type { PointerEvent } from 'react';

const isCut = ({ scrollWidth, clientWidth }: Element): boolean => clientWidth > 0 && scrollWidth > clientWidth;

/** Gives a cell whose text is cut off all of it as its title, as soon as it is pointed at. */
export const tellCutText = {
  onPointerOver: ({ target }: PointerEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('tbody th, tbody td') : null;
    if (!cell) return;
    if ([...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.innerText.replaceAll(/\s+/g, ' ').trim();
    else cell.removeAttribute('title');
  },
};
