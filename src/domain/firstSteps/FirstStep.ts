export type StepName = 'vehicle' | 'drivers' | 'company' | 'colleague';

/** A step of setting up a new company. */
export interface FirstStep {
  readonly step: StepName;
  readonly isDone: boolean;
}
