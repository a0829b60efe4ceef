import { useState } from 'react';
import { checkDriver } from '../../domain/driver/checkDriver.ts';
import type { DriverDraft } from '../../domain/driver/DriverDraft.ts';
import { draftOfDriver } from '../../domain/driver/draftOfDriver.ts';
import type { DriverRecord } from '../../domain/driver/DriverRecord.ts';
import { emptyDriver } from '../../domain/driver/emptyDriver.ts';
import { changesBetween } from '../../domain/record/changesBetween.ts';
import { mergeOver } from '../../domain/record/mergeOver.ts';
import { useFoundDraft } from './drafts/useFoundDraft.ts';
import { useKeptDraft } from './drafts/useKeptDraft.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useDraft } from './useDraft.ts';
import { useDriverSaving } from './useDriverSaving.ts';
import { useToday } from './useToday.ts';

interface DriverFormOptions {
  /** The driver to be changed; undefined for a new one. */
  readonly driver: DriverRecord | undefined;
  /** BCP 47; what a new driver is taken to speak. */
  readonly language: string;
  readonly onSaved: (driver: DriverRecord) => void;
}

/**
 * What a person types about a driver, and the picture that goes along. Where somebody saved the driver meanwhile, `clash` holds
 * both sides: what only they changed is taken over, the rest is for the person to say. So it does at once where that was before
 * what had been typed came back.
 */
export const useDriverForm = ({ driver, language, onSaved }: DriverFormOptions) => {
  const words = useAdminTexts().drivers.problems;
  const today = useToday();
  const [over, setOver] = useState(driver);
  const draftOf = (held: DriverRecord | undefined): DriverDraft => (held ? draftOfDriver(held) : emptyDriver(language));
  const before = draftOf(over);
  const begun = useFoundDraft('driver', before, over?.version);
  const [theirs, setTheirs] = useState(begun.isOutdated ? driver : undefined);
  const [photo, setPhoto] = useState<File>();

  const saving = useDriverSaving({
    onSaved: (saved) => {
      drop();
      onSaved(saved);
    },
    onStale: (latest) => {
      replace((mine) => mergeOver(before, mine, draftOf(latest)));
      setTheirs(latest);
    },
  });
  const { draft, field, form, replace } = useDraft({
    initial: begun.initial,
    check: (typed: DriverDraft) => checkDriver(typed, { status: over?.status ?? 'active', today }),
    words,
    task: { ...saving, run: (typed) => saving.run({ draft: typed, photo, over }) },
  });

  const { leave, drop, restored } = useKeptDraft(begun, {
    draft,
    before,
    version: over?.version,
    hasFile: photo !== undefined,
    undo: () => {
      replace(before);
      setPhoto(undefined);
    },
  });

  const settle = (held: DriverDraft): void => {
    setOver(theirs);
    replace(() => held);
    setTheirs(undefined);
  };

  return {
    draft,
    field,
    form,
    photo,
    setPhoto,
    pending: saving.pending,
    leave,
    restored,
    /** The vehicle they drive, as far as the register knows it. */
    held: over?.currentVehicle,
    clash: theirs && {
      theirs,
      theirDraft: draftOf(theirs),
      fields: changesBetween(draft, draftOf(theirs)),
      takeTheirs: () => settle(draftOf(theirs)),
      saveMine: () => {
        settle(draft);
        void saving.run({ draft, photo, over: theirs });
      },
      close: () => settle(draft),
    },
  };
};
