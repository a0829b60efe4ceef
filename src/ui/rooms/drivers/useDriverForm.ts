import { useState } from 'react';
import { checkDriver } from '../../../domain/driver/checkDriver.ts';
import type { DriverDraft } from '../../../domain/driver/DriverDraft.ts';
import { draftOfDriver } from '../../../domain/driver/draftOfDriver.ts';
import type { DriverRecord } from '../../../domain/driver/DriverRecord.ts';
import { emptyDriverDraft } from '../../../domain/driver/emptyDriverDraft.ts';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { useKeptDraft } from '../../shared/drafts/useKeptDraft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useClash } from '../../shared/useClash.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useSaveDriver } from './useSaveDriver.ts';
import { useToday } from '../../shared/useToday.ts';

interface DriverFormOptions {
  /** The driver to be changed; undefined for a new one. */
  readonly driver: DriverRecord | undefined;
  /** BCP 47; what a new driver is taken to speak. */
  readonly language: string;
  readonly onSaved: (driver: DriverRecord) => void;
}

/**
 * What a person types about a driver, and the picture that goes along. `clash` is there where somebody saved the driver
 * meanwhile, also right away if that was before the draft was restored.
 */
export const useDriverForm = ({ driver, language, onSaved }: DriverFormOptions) => {
  const words = useAdminTexts().drivers.problems;
  const today = useToday();
  const [over, setOver] = useState(driver);
  const before = over ? draftOfDriver(over) : emptyDriverDraft(language);
  const begun = useFoundDraft('driver', before, over?.version);
  const [photo, setPhoto] = useState<File>();

  const saving = useSaveDriver({
    onSaved: (saved) => {
      drop();
      onSaved(saved);
    },
    onStale: (latest) => meet(latest),
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

  const { meet, clash } = useClash({
    outdatedBy: begun.isOutdated ? driver : undefined,
    draft,
    before,
    draftOf: draftOfDriver,
    replace,
    onSettled: setOver,
    save: (mine, theirs) => void saving.run({ draft: mine, photo, over: theirs }),
  });

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
    clash,
  };
};
