/** Where the services get the time from; tests move it by hand. */
export interface Clock {
  now(): Date;
}
