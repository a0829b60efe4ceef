interface LineIconProps {
  /** In a square of 24. */
  readonly path: string;
  /** How thick the line is in that square. */
  readonly weight?: number;
  /** px */
  readonly size?: number;
}

/** An icon drawn in one line, in the colour of the words beside it. */
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
