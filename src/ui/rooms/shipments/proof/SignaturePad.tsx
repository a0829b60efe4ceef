import { type Dispatch, type PointerEvent, type SetStateAction, useId } from 'react';
import { type InkPoint, signatureShape, type Stroke } from '../../../../domain/shipment/Signature.ts';
import { Button } from '../../../components/Button.tsx';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './SignaturePad.module.css';

interface SignaturePadProps {
  readonly strokes: readonly Stroke[];
  readonly onDraw: Dispatch<SetStateAction<readonly Stroke[]>>;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): InkPoint => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
};

/** A single touch is drawn as a dot. */
const pathOf = (stroke: Stroke): string =>
  `M${stroke.map(({ x, y }) => `${(x * signatureShape).toFixed(4)} ${y.toFixed(4)}`).join('L')}h0`;

/** A field to sign in with finger, pen or mouse. */
export const SignaturePad = ({ strokes, onDraw }: SignaturePadProps) => {
  const { signature: words } = useShipmentTexts().proof;
  const id = useId();
  const isEmpty = strokes.length === 0;
  return (
    <div className={styles.pad}>
      <svg
        role="img"
        aria-labelledby={id}
        className={styles.field}
        viewBox={`0 0 ${signatureShape} 1`}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const point = pointOf(event);
          onDraw((before) => [...before, [point]]);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const point = pointOf(event);
          onDraw((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), point]]);
        }}
      >
        <title id={id}>{isEmpty ? words.empty : words.drawn}</title>
        <path className={styles.line} d={`M0.2 0.8H${signatureShape - 0.2}`} />
        <path className={styles.ink} d={strokes.map(pathOf).join('')} />
      </svg>
      {isEmpty && (
        <span className={styles.here} aria-hidden="true">
          {words.here}
        </span>
      )}
      <Button variant="quiet" disabled={isEmpty} onClick={() => onDraw([])}>
        {words.clear}
      </Button>
    </div>
  );
};
