export type StepName = 'vehicle' | 'drivers' | 'request' | 'company' | 'colleague';

/** A step of setting up a new company. */
export interface FirstStep {
  readonly step: StepName;
  readonly isDone: boolean;
}
