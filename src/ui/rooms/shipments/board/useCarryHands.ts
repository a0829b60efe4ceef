import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Carry } from './useCarry.ts';

/** px that a pointer moves before it drags. */
const slack = 5;
/** px from the edges of the window within which dragging scrolls, and by how much in a frame. */
const edge = 72;
const step = 14;

const within = (target: EventTarget | null, name: 'trip' | 'truck'): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] : undefined;

const truckAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): string | undefined =>
  within(document.elementFromPoint(clientX, clientY), 'truck');

/**
 * Moves shipments by pointer and by keyboard. A mouse drags; a click or a tap picks up, and the next one on a row drops. With Enter a
 * shipment is picked up, with arrow keys its truck is chosen.
 */
export const useCarryHands = (carry: Carry) => {
  const latest = useRef(carry);
  const stop = useRef<() => void>(undefined);
  const dragged = useRef(false);
  useEffect(() => {
    latest.current = carry;
  });
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent): void => {
    const id = within(event.target, 'trip');
    dragged.current = false;
    if (id === undefined || event.button !== 0 || event.pointerType === 'touch' || latest.current.carried) return;
    stop.current = followDrag(event.nativeEvent, id, latest, dragged);
  };

  /** Before links hear of it: a click on a row that is dropped on opens nothing. */
  const onClickCapture = (event: MouseEvent): void => {
    if (dragged.current) {
      dragged.current = false;
      event.preventDefault();
      return;
    }
    // A key that clicks has been handled as a key.
    if (event.detail === 0) return;
    const { carried, putBack, drop, pickUp } = latest.current;
    const trip = within(event.target, 'trip');
    if (carried?.trip.id === trip && carried) return putBack();
    const truck = within(event.target, 'truck');
    if (carried && truck !== undefined) {
      event.preventDefault();
      void drop(truck);
    } else if (trip !== undefined) pickUp(trip, false);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { carried, target, putBack, drop, pickUp, step: move } = latest.current;
    const trip = within(event.target, 'trip');
    const does: Readonly<Record<string, () => void>> = carried
      ? {
          Escape: () => {
            putBack();
            // The rows may have moved it out of sight.
            if (event.target instanceof Element) event.target.scrollIntoView({ block: 'nearest' });
          },
          ArrowDown: () => move(1),
          ArrowUp: () => move(-1),
          ...(trip === carried.trip.id && { Enter: () => void drop(target), ' ': () => void drop(target) }),
        }
      : trip === undefined
        ? {}
        : { Enter: () => void pickUp(trip, true), ' ': () => void pickUp(trip, true) };
    const act = Object.hasOwn(does, event.key) ? does[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return { onPointerDown, onClickCapture, onKeyDown };
};

/** What is let go beside a row, or on one that does not fit, goes back. */
const dropOrPutBack = async ({ drop, putBack }: Carry, truck: string | undefined): Promise<void> => {
  if (!(await drop(truck))) putBack();
};

interface Latest {
  readonly current: Carry;
}

/** Follows the pointer until it is released, and scrolls near the edges. Returns what stops it. */
const followDrag = (
  start: globalThis.PointerEvent,
  id: string,
  latest: Latest,
  dragged: { current: boolean },
): (() => void) => {
  let frame = 0;
  let at: globalThis.PointerEvent = start;
  const scroll = (): void => {
    const by = at.clientY > window.innerHeight - edge ? step : at.clientY < edge * 2 ? -step : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      latest.current.point(truckAt(at));
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = (event: globalThis.PointerEvent): void => {
    at = event;
    if (!dragged.current) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < slack) return;
      if (!latest.current.pickUp(id, false)) return end();
      dragged.current = true;
      frame = requestAnimationFrame(scroll);
    }
    latest.current.point(truckAt(event));
  };
  const release = (event: globalThis.PointerEvent): void => {
    end();
    if (!dragged.current) return;
    const truck = truckAt(event);
    void dropOrPutBack(latest.current, truck);
  };
  const key = (event: globalThis.KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
    latest.current.putBack();
  };
  const call = (): void => {
    end();
    latest.current.putBack();
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', release);
    document.removeEventListener('pointercancel', call);
    document.removeEventListener('keydown', key, true);
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', call);
  document.addEventListener('keydown', key, true);
  return end;
};
