import { ChooseRegion } from '../../application/account/chooseRegion.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { type Task, useTask } from '../shared/useTask.ts';

/** Chooses by which country's customs the signed-in user reads dates and numbers. */
export const useChooseRegion = (): Task<string | undefined> => useTask(useInjection(ChooseRegion));
