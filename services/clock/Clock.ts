/** The services' source of time. Tests set it by hand. */
export interface Clock {
  now(): Date;
}
