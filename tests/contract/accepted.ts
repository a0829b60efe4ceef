import { Refusal } from '../../services/web/Refusal.ts';

/** Whether a rule of the services accepts something. */
export const accepted = (rule: () => void): boolean => {
  try {
    rule();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
