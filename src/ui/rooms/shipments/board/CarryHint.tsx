import { useBoardTexts } from './useBoardTexts.ts';

/** The id of the hint, for what can be moved. */
export const carryHint = 'board-carry-hint';

/** How a shipment is moved, for screen readers. */
export const CarryHint = () => (
  <p id={carryHint} className="visually-hidden">
    {useBoardTexts().carry.hint}
  </p>
);
