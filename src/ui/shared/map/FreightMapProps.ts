import type { MapLine, MapPoint, MapPosition } from './MapContent.ts';

/** What a map shows, whatever draws it. */
export interface MapContentProps {
  /** What the map shows, for those who do not see it. All of it stands in a list or text beside the map too. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly lines: readonly MapLine[];
  /** What has to be in sight, if that is more than points and lines: so that the map stays where it is while they change. */
  readonly fit?: readonly MapPosition[] | undefined;
  /** The group that is shown in front. */
  readonly selected?: string | undefined;
  /** By pointer alone: the list beside the map is there for the keyboard. */
  readonly onSelect?: ((group: string) => void) | undefined;
  /** The group whose mark the pointer is on; undefined when it leaves. */
  readonly onPoint?: ((group: string | undefined) => void) | undefined;
}

/** What draws a map is given. */
export interface DrawnMapProps extends MapContentProps {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Called by what cannot draw it here, such as without the style of its tiles. */
  readonly onFailed?: (() => void) | undefined;
}

export interface FreightMapProps extends MapContentProps {
  /** `wide` is 2 to 1, for a card; `tall` is 4 to 5, for a column beside a list. */
  readonly shape?: 'wide' | 'tall' | undefined;
}
