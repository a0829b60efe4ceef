/** From where and when somebody looks: a BCP 47 locale, the IANA name of their zone, and now in ms since 1970. */
export interface Viewpoint {
  readonly locale: string;
  readonly zone: string;
  readonly now: number;
}
