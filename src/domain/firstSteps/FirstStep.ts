export type StepName = 'vehicle' | 'drivers' | 'company' | 'colleague';

/** Something a new company has to do before anything else. */
export interface FirstStep {
  readonly step: StepName;
  readonly isDone: boolean;
}
