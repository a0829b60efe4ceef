import { useState } from 'react';
import { ownText } from '../../../domain/outside/ownText.ts';
import type { FoundPlace } from '../../../domain/place/FoundPlace.ts';
import {
  clearParts,
  clearTown,
  isAt,
  type PartsBesideTown,
  partsLeft,
  partsUnchanged,
  placeStop,
} from '../../../domain/request/placeOfStop.ts';
import type { RequestDraft } from '../../../domain/request/requestFields.ts';
import type { RequestFormState } from './useRequestForm.ts';

interface LeftBehind {
  /** The town it was typed for. */
  readonly town: string;
  readonly parts: PartsBesideTown;
}

/** Moves a stop to another place. What was typed for the town before stays, until somebody says whether it belongs there. */
export const useStopPlace = (form: RequestFormState, at: number) => {
  const [before, setBefore] = useState<FoundPlace>();
  /** With the town that was emptied since, which what is beside it still belongs to. */
  const [emptied, setEmptied] = useState<RequestDraft>();
  const [left, setLeft] = useState<LeftBehind>();
  const cityIn = (draft: RequestDraft): string => ownText(draft, `stops.${at}.place.city`) ?? '';
  const hasTown = cityIn(form.draft) !== '';
  const unchanged = left ? partsUnchanged(form.draft, at, left.parts) : [];
  return {
    /** Of the town that was chosen here; the request itself does not keep it. */
    region: before && isAt(form.draft, at, before) ? before.region : undefined,
    clear: (): void => {
      if (hasTown) setEmptied(form.draft);
      form.replace((draft) => clearTown(draft, at));
    },
    choose: (place: FoundPlace): void => {
      const from = hasTown ? form.draft : emptied;
      const isMoved = from !== undefined && !(isAt(from, at, place) && before?.id === place.id);
      const move = { place, before, isMoved };
      if (isMoved) {
        const parts = partsLeft(form.draft, at, move);
        const town = left && unchanged.length > 0 ? left.town : cityIn(from);
        setLeft(town === place.city ? undefined : { town, parts });
      }
      form.replace((draft) => placeStop(draft, at, move));
      setBefore(place);
      setEmptied(undefined);
    },
    /** What was typed for another town and is not decided yet; undefined if nothing is. */
    left: left && hasTown && unchanged.length > 0 ? { town: left.town, parts: unchanged } : undefined,
    clearLeft: (): void => {
      if (left) form.replace((draft) => clearParts(draft, at, left.parts));
      setLeft(undefined);
    },
    keepLeft: (): void => setLeft(undefined),
  };
};
