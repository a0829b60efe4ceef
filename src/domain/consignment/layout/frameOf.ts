import type { PaperArea, PaperLine } from './NotePaper.ts';

/** The four sides of an area. */
export const frameOf = ({ x, y, width, height }: PaperArea, isHeavy = false): readonly PaperLine[] => {
  const [end, bottom] = [x + width, y + height];
  return [
    { from: [x, y], to: [end, y], isHeavy },
    { from: [end, y], to: [end, bottom], isHeavy },
    { from: [end, bottom], to: [x, bottom], isHeavy },
    { from: [x, bottom], to: [x, y], isHeavy },
  ];
};
