interface LineIconProps {
  /** SVG path in a 24 × 24 box. */
  readonly path: string;
  /** Stroke width in that box. */
  readonly weight?: number;
  /** px */
  readonly size?: number;
}

/** A line icon in the colour of the text. */
export const LineIcon = ({ path, weight = 2, size = 20 }: LineIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
