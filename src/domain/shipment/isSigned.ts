import { singleSpaced } from '../outside/singleSpaced.ts';
import type { Signature, Stroke } from './Signature.ts';

/** As much ink as a short name has at least, in widths of the field; less is a slip of the finger. */
const leastInk = 0.1;

const lengthOf = (stroke: Stroke): number =>
  stroke.reduce((sum, { x, y }, at) => {
    const before = stroke[at - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);

/** Whether something was signed, and not only touched. */
export const isSigned = (signature: Signature): boolean =>
  signature.kind === 'typed'
    ? singleSpaced(signature.name) !== ''
    : signature.strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= leastInk;
